/** What is said of a take-back that goes beyond what one did last: comes when it is needed. */
import { phrase } from "./fluent-messages";
import { understood } from "./i18n.svelte";
import { mustAsk } from "./seat-words-and-actions";
import type { Phrase, Told } from "./server-types";
import type { TableClient } from "./table-client.svelte";

/** As many decisions as a banner holds: fewer where it would take the board's place. */
const most = (): number => (matchMedia("(max-width: 899px)").matches ? 3 : 6);

/** Everything that would go, whether the game would become practice, and how to go on. */
export function warning({ info, state, moves, isMadeAlone }: TableClient, isPractice: boolean): Promise<Phrase> {
  const what = inSentences(goingWith(moves, state?.seat ?? null, isMadeAlone));
  const button = phrase(info && mustAsk(info) ? "ask-undo" : "undo");
  return understood(phrase(isPractice ? "practice-warning" : "take-back-warning", { what, button }));
}

type WithLog = Pick<TableClient, "moves" | "isMadeAlone">;

/** To those who are asked: everything that would go, and that they all know what came of it. */
export function asked({ moves, isMadeAlone }: WithLog, seat: number): Promise<Phrase> {
  return understood(phrase("take-back-asked", { what: inSentences(goingWith(moves, seat, isMadeAlone)) }));
}

/** The decisions from a seat's last one on; what the table made for it goes with the one before. */
function goingWith(moves: readonly Told[], seat: number | null, isMadeAlone: (told: Told) => boolean): Told[] {
  const from = moves.findLastIndex((told) => told.seat === seat && !isMadeAlone(told));
  return moves.slice(Math.max(from, 0)).filter((told) => told.seat !== null);
}

/** One after the other; of many the first, and how many more there are. */
function inSentences(decisions: readonly Told[]): Phrase | string {
  const said = decisions.map((told) => told.phrase);
  const over = said.length - most();
  if (over > 0) said.splice(most() - 1, Infinity, phrase("decisions-more", { number: over + 1 }));
  return said.length ? said.reduce((before, after) => phrase("one-after-other", { before, after })) : "";
}
