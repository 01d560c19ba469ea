/** What is said of a take-back that goes beyond what one did last: comes when it is needed. */
import { phrase } from "./fluent-messages";
import { understood } from "./i18n.svelte";
import type { Phrase, Told } from "./server-types";
import type { TableClient } from "./table-client.svelte";
import { goingOn } from "./take-back";

/** Where a long banner would take the board's place. */
const isNarrow = (): boolean => matchMedia("(max-width: 899px)").matches;

/** As many decisions as a banner holds. */
const most = (): number => (isNarrow() ? 3 : 6);

/** Everything that would go, or in short what one did and how much since; whether the game would become practice. */
export function warning({ info, state, moves, isMadeAlone }: TableClient, isPractice: boolean): Promise<Phrase> {
  const going = goingWith(moves, state?.seat ?? null, isMadeAlone);
  const button = phrase(info ? goingOn(info) : "undo-anyway");
  const key = isPractice ? "practice-warning" : "take-back-warning";
  if (isNarrow()) return understood(phrase(`short-${key}`, { what: inShort(going) }));
  return understood(phrase(key, { what: inSentences(going), button }));
}

type WithLog = Pick<TableClient, "moves" | "isMadeAlone">;

/** To those who are asked: everything that would go, and that they all know what came of it. */
export function asked({ moves, isMadeAlone }: WithLog, seat: number): Promise<Phrase> {
  return understood(phrase("take-back-asked", { what: inSentences(goingWith(moves, seat, isMadeAlone)) }));
}

/** The decisions from a seat's last one on; what nobody decided goes with the one before. */
function goingWith(moves: readonly Told[], seat: number | null, isMadeAlone: (told: Told) => boolean): Told[] {
  const from = moves.findLastIndex((told) => told.seat === seat && !isMadeAlone(told));
  return moves.slice(Math.max(from, 0)).filter((told, i) => told.seat !== null && (i === 0 || !told.forced));
}

/** The first, which is one's own, and how many there are since that somebody made. */
function inShort([own, ...since]: readonly Told[]): Phrase | string {
  if (!own) return "";
  if (!since.length) return own.phrase;
  const after = phrase("decisions-since", { number: since.length });
  return phrase("one-after-other", { before: own.phrase, after });
}

/** One after the other; of many the first, and how many more there are. */
function inSentences(decisions: readonly Told[]): Phrase | string {
  const said = decisions.map((told) => told.phrase);
  const over = said.length - most();
  if (over > 0) said.splice(most() - 1, Infinity, phrase("decisions-more", { number: over + 1 }));
  return said.length ? said.reduce((before, after) => phrase("one-after-other", { before, after })) : "";
}
