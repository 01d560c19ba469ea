/** Hints in words: chances, reasons, how sure all that is, and what a screen reader says of each. */
import { phrase } from "../../lib/fluent-messages";
import { gameWord, i18n, say, t } from "../../lib/i18n.svelte";
import { bySemicolons } from "../../lib/join-with-semicolons";
import type { Facts, Hint, Hints, Reason, Step } from "../../lib/server-types";
import { firstMove } from "./steady-order.svelte";

/** With fewer games, figures say less than the order. */
const FEW_GAMES = 1000;
const SURELY = 97;
const HARDLY = 3;

export type Manner = "surely" | "hardly" | "about" | "won" | "lost" | "shared";

/** Near the ends figures promise too much; what cannot be off is the end of the game. */
export function mannerOf(percent: number, margin: number): Manner {
  if (!margin) return percent === 100 ? "won" : percent ? "shared" : "lost";
  return percent > SURELY ? "surely" : percent < HARDLY ? "hardly" : "about";
}

/** Whether the chance of a seat is told by a figure; otherwise by words. */
export const isFigure = (manner: Manner): boolean => manner === "about";

/** Points that are added or taken away. */
export const gained = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** What they are called in this game. */
export const gainUnit = (points: number, game: string): string =>
  gameWord(game, "points-word", { number: Math.abs(points) });

/** What a turn brings at once: bonuses that only stand so can be lost again. */
export function gainNow({ reasons }: Pick<Hint, "reasons">, seat: number): number {
  const own = reasons.filter((reason) => reason.seat === seat && !reason.stands);
  return own.reduce((sum, reason) => sum + (reason.points ?? 0), 0);
}

/** What speaks for a turn of the seat, without the points; of a bonus that is not sure yet, that it is not. */
export function reasonWords(reason: Reason, seat: number, names: readonly string[]): string {
  const words = whatSpeaks(reason, seat, names);
  const canBeLost = reason.stands && !reason.is_kept && reason.points !== null;
  return canBeLost ? t("reason-stands", { reason: words }) : words;
}

function whatSpeaks(reason: Reason, seat: number, names: readonly string[]): string {
  if (reason.phrase) return say(reason.phrase, names);
  const title = i18n.messages.rowTitle(reason.rule ?? "");
  const who = { type: "person", seat: reason.seat } as const;
  return reason.seat === seat ? title : say(phrase("reason-other", { who, reason: title }), names);
}

/** What the turn changes for the seat itself, in one line. */
export function reasonsInShort({ reasons }: Hint, seat: number, names: readonly string[]): string {
  const own = reasons.filter((reason) => reason.seat === seat);
  const told = own.map((reason) => {
    const words = reasonWords(reason, seat, names);
    return reason.points === null ? words : t("reason-line", { reason: words, points: gained(reason.points) });
  });
  return told.length ? bySemicolons(told) : t("reason-none");
}

/** Whether that is told where nothing is left to chance. */
export const isByTheEnd = (distance: NonNullable<Hints["apart"]>): boolean =>
  ["equal", "wins", "loses"].includes(distance);

/** Whether the turn ends the game, so that nothing is left to chance. */
const isSettled = ({ chances, margin }: Hint): boolean => chances.length > 0 && !margin;

/** How sure all that is; hints go by the numbers that they have on the screen. */
export function howSure(found: Hints, shown: readonly Hint[]): string[] {
  if (!found.is_choice) return [t("hint-no-choice")];
  if (found.best.length && found.best.every(isSettled)) return [t("hint-settled"), ...whoEndsBest(found, shown)];
  return [...gamesImagined(found), ...whoLeads(found, shown)];
}

/** The number on the screen of what the bot counts from 1; 0 while it is not shown. */
export function numberOnScreen(found: Hints, shown: readonly Hint[], number: number): number {
  const named = found.best[number - 1];
  return named ? shown.findIndex((hint) => firstMove(hint) === firstMove(named)) + 1 : 0;
}

/** How the first hint stands beside those that come nearest; null where that cannot be told. */
function leadOnScreen(found: Hints, shown: readonly Hint[]): Facts | null {
  if (!found.lead || !found.is_done) return null;
  const { distance } = found.lead;
  const first = numberOnScreen(found, shown, 1);
  const others = found.lead.others.map((number) => numberOnScreen(found, shown, number)).sort((a, b) => a - b);
  if (!first || others.includes(0)) return null;
  const hints = [first, ...others].sort((a, b) => a - b);
  return { distance, first, others, hints, number: others.length };
}

function whoLeads(found: Hints, shown: readonly Hint[]): string[] {
  const lead = leadOnScreen(found, shown);
  return lead ? [t("hint-lead", lead)] : [];
}

/** Where the end is known each hint says how it ends; how those that end alike differ is left to say. */
const whoEndsBest = (found: Hints, shown: readonly Hint[]): string[] =>
  found.lead && isByTheEnd(found.lead.distance) ? whoLeads(found, shown) : [];

/** The same in a few words; nothing while it cannot be told. */
export function leadInShort(found: Hints, shown: readonly Hint[]): string {
  const lead = leadOnScreen(found, shown);
  return lead ? t("hint-lead-short", lead) : "";
}

function gamesImagined({ games, best, mine, is_done, chances_later }: Hints): string[] {
  if (!games) return [t(chances_later ? "hint-no-games-yet" : "hint-no-games-here")];
  const hasChances = best.some(({ chances }) => chances.length);
  if (!is_done) return [t("hint-so-far", { games }), t("hint-order-may-change")];
  if (!hasChances) return [t("hint-games", { games }), t("hint-no-chances")];
  if (mine && games >= FEW_GAMES) return [t("hint-games-with-own", { games })];
  return [t(games < FEW_GAMES ? "hint-few-games" : "hint-games", { games })];
}

/** How a game says a move in a few words, made so many times: nothing of a step that is left out. */
export type MoveWords = (text: string, step?: Step, times?: number) => string;

/** A step of a hint that is spoken of, and which of its moves it is. */
export interface SaidStep {
  index: number;
  said: string;
}

/** The steps of a hint, without those that go without saying. */
export function stepsInWords({ moves, steps }: Pick<Hint, "moves" | "steps">, words: MoveWords): SaidStep[] {
  return moves.map((text, index) => ({ index, said: words(text, steps[index]) })).filter(({ said }) => said !== "");
}

/** Whether something is still to be decided after the first move of a hint. */
export const hasMoreSteps = (hint: Pick<Hint, "moves" | "steps"> | undefined): boolean =>
  hint?.moves.some((_, i) => i > 0 && !hint.steps[i]?.is_forced) ?? false;

/** How often the move of a step is made in a row; nothing for all of them but the first. */
function timesInRow(moves: readonly string[], from: number): number {
  if (moves[from] === moves[from - 1]) return 0;
  const other = moves.findIndex((text, i) => i > from && text !== moves[from]);
  return (other < 0 ? moves.length : other) - from;
}

/** As a sentence begins. */
const raised = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

/** As it goes on within a sentence: what the rulebook writes with a capital keeps it. */
export const lowered = (said: string): string =>
  said.startsWith(t("hint-keeps-capital")) ? said : said.charAt(0).toLocaleLowerCase() + said.slice(1);

/** The moves of a hint in one sentence: what is done several times is said once, only the first has a capital. */
export function movesInWords({ moves, steps }: Pick<Hint, "moves" | "steps">, words: MoveWords): string {
  return moves
    .map((text, i) => ({ text, step: steps[i], times: timesInRow(moves, i) }))
    .map(({ text, step, times }) => (times ? words(text, step, times) : ""))
    .filter((said) => said !== "")
    .map((said, i) => (i ? lowered(said) : said))
    .join(t("hint-then"));
}

/** How a game calls it to take up the first move of a hint; null where there is nothing to take up. */
export type LayMessage = (text: string) => string | null;

export const LAY = "hint-lay";
/** What the button does where other steps follow. */
const FIRST_OF_SEVERAL: Readonly<Record<string, string>> = {
  [LAY]: "hint-lay-steps",
  "hint-choose-card": "hint-choose-cards",
};

/** What the button of a hint does; of what follows the first step, nothing is chosen yet. What only
 * ends a turn is no step that would be seen. */
export function layLabel(hint: Pick<Hint, "moves" | "steps">, message: LayMessage): string | null {
  const key = message(firstMove(hint));
  const isAlike = (text: string, i: number): boolean => message(text) === key && !hint.steps[i]?.is_forced;
  if (key === null) return null;
  return t(hint.moves.filter(isAlike).length > 1 ? (FIRST_OF_SEVERAL[key] ?? key) : key);
}

export interface Spoken {
  hint: Hint;
  /** From 1, and out of how many. */
  number: number;
  total: number;
  seat: number;
  names: readonly string[];
  game: string;
  /** The moves in a few words. */
  path: string;
}

/** All about a hint, for whoever does not see it. */
export function spokenHint({ hint, number, total, seat, names, game, path }: Spoken): string {
  const said = [t("hint-spoken", { number, total, path }), ...spokenChances(hint, seat, names)];
  const reasons = hint.reasons.map((reason) => spokenReason(reason, seat, names, game));
  return [...said, ...reasons.map(raised)].join(" ");
}

function spokenChances({ chances, margin }: Hint, seat: number, names: readonly string[]): string[] {
  if (!chances.length) return [];
  const percent = chances[seat] ?? 0;
  const own = t("hint-spoken-chance", { kind: mannerOf(percent, margin), percent, margin });
  const others = chances.flatMap((each, at) => (at === seat ? [] : [chanceOf(each, margin, names[at] ?? "")]));
  return [own, `${others.join(", ")}.`];
}

function chanceOf(percent: number, margin: number, who: string): string {
  return t("hint-spoken-other", { kind: mannerOf(percent, margin), percent, who });
}

function spokenReason(reason: Reason, seat: number, names: readonly string[], game: string): string {
  const words = reasonWords(reason, seat, names);
  if (reason.points === null) return `${words}.`;
  const sign = reason.points < 0 ? "minus" : "plus";
  const points = Math.abs(reason.points);
  return t("hint-spoken-reason", { reason: words, sign, points, unit: gainUnit(reason.points, game) });
}
