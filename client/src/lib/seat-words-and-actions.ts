/** Who sits at a table, in words; and what may be done about a seat. */
import { gameWord, i18n, t } from "./i18n.svelte";
import type { Invitation } from "./links";
import { phrase } from "./fluent-messages";
import type { Phrase, SeatInfo, TableInfo } from "./server-types";

/** What records and tables call whoever gave no name; everybody reads it in their own language. */
export function nameless(seat: number): string {
  return `seat ${seat + 1}`;
}

/** The number by which whoever gave no name goes: that of their seat, or of the one they had before a rematch. */
function numberOf(name: string): number | null {
  const number = /^seat ([1-9]\d?)$/.exec(name)?.[1];
  return number === undefined ? null : Number(number);
}

export function givenName(name: string): string {
  return numberOf(name) === null ? name : "";
}

export interface Named {
  name: string;
  bot?: string | null | undefined;
  standin?: boolean | undefined;
}

/** What to call whoever sits there: a bot without a name of its own goes by its kind, unless it stands in: then the
 * seat is called as before, and so is everybody else. */
function shownName({ name: given, bot, standin }: Named, number: number): string {
  const name = givenName(given);
  const kind = bot ?? name;
  return !standin && goesByItsKind(name, kind) ? t(`bot-${kind}`) : name || t("seat-name", { number });
}

function goesByItsKind(name: string, kind: string): boolean {
  return (!name || name === kind) && i18n.messages.has(`bot-${kind}`);
}

/** A number for each seat: its own, unless somebody who came from another seat goes by it. */
function numbersOf(seats: readonly Named[]): number[] {
  const kept = seats.map(({ name }) => numberOf(name));
  const left = seats.map((_, seat) => seat + 1).filter((number) => !kept.includes(number));
  return kept.map((number, seat) => {
    if (number !== null) return number;
    const own = left.indexOf(seat + 1);
    return left.splice(Math.max(own, 0), 1)[0] ?? seat + 1;
  });
}

/** What to call all of them; those of one name are told apart by a number. */
export function shownNames(seats: readonly Named[]): string[] {
  const numbers = numbersOf(seats);
  const names = seats.map((named, seat) => shownName(named, numbers[seat] ?? seat + 1));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((each) => each === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** What a bot is called; one that another package brings has only its own name. */
export function botName(bot: string): string {
  return i18n.messages.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot plays, in a few words: those of the game, where it has any. */
export function botAbout(bot: string, game: string): string {
  const key = `bot-${bot}-about`;
  return i18n.messages.has(key) ? gameWord(game, key) : "";
}

/** Whether one of these bots plays weaker at this table than its name says; those who sit there, unless told. */
export function playsSimpler(
  { seats, simpler_bots: simpler }: Pick<TableInfo, "seats" | "simpler_bots">,
  bots: readonly (string | null)[] = seats.map(({ bot }) => bot),
): boolean {
  return bots.some((bot) => bot !== null && simpler.includes(bot));
}

export function isFree(seat: SeatInfo): boolean {
  return !seat.taken && !seat.bot;
}

/** A few words beside a name about its seat; for who lost the line, the seconds they are waited for. */
export function seatNote(seat: SeatInfo, own = false, seconds = 0): string {
  if (seat.standin) return t("stand-in");
  if (seat.bot) return goesByItsKind(seat.name, seat.bot) ? "" : t("bot");
  if (!seat.taken) return t("seat-free");
  if (seat.left) return t("left");
  if (own) return t("you");
  if (seat.here) return "";
  return seconds ? t("away-waited", { seconds }) : t("away");
}

/** How a table stands, for whoever sits at it. */
export function tableNote(info: TableInfo): Phrase {
  const seat = info.to_act;
  if (info.over || seat === null) return phrase("over");
  const found = info.seats[seat];
  if (found && isFree(found)) return phrase("waiting-free");
  if (isMyTurn(info)) return phrase("your-turn");
  return phrase("turn-of", { who: { type: "person", seat } });
}

export function isMyTurn(info: TableInfo): boolean {
  const seat = info.to_act;
  return seat !== null && info.mine.includes(seat) && !info.seats[seat]?.bot;
}

/** Whether I may let a bot play there: it is mine, or its person is not at the table and waited for no longer. */
export function mayHandOver(info: TableInfo, seat: number, seconds: number): boolean {
  const found = info.seats[seat];
  if (!found || found.bot || info.over || !info.mine.length) return false;
  return info.mine.includes(seat) || found.left || (!found.here && !seconds);
}

/** Whether anybody else has a say: bots agree to everything, but not in the place of a person. */
export function mustAsk({ seats, mine }: Pick<TableInfo, "seats" | "mine">): boolean {
  return seats.some((seat, i) => seat.taken && !seat.left && (seat.standin || !seat.bot) && !mine.includes(i));
}

const USUAL = "medium";

/** The bot that plays against somebody, or for who is away, unless another is asked for. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? "");
}

/** Whether I sit there myself: no bot plays for me, and I have not left. */
export function isSitting(info: TableInfo, seat: number): boolean {
  const found = info.seats[seat];
  return Boolean(found && info.mine.includes(seat) && !found.bot && !found.left);
}

export function maySitDown(info: TableInfo, seat: number): boolean {
  const found = info.seats[seat];
  return Boolean(found && info.mine.includes(seat) && (found.standin || found.left));
}

/** The links that I may hand out: to free seats, to watch, to my own; only to watch where the deal was chosen. */
export function invitations(info: TableInfo): Invitation[] {
  if (!info.mine.length) return [];
  if (info.origin === "seeded") return [{ role: "spectator", seat: null }];
  const free = info.seats.flatMap((seat, i): Invitation[] => (isFree(seat) ? [{ role: "seat", seat: i }] : []));
  const own = info.mine.flatMap((seat): Invitation[] => [
    { role: "seat", seat },
    { role: "coach", seat },
  ]);
  return [...free, { role: "spectator", seat: null }, ...own];
}
