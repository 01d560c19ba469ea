/** What is said of a take-back that goes beyond what one did last: comes when it is needed. */
import { phrase } from "./fluent-messages";
import { understood } from "./i18n.svelte";
import { mustAsk } from "./seat-words-and-actions";
import type { Phrase, Told } from "./server-types";
import type { TableClient } from "./table-client.svelte";

/** As many decisions as a banner holds. */
const MOST = 6;

/** Everything that would go, whether the game would become practice, and how to go on. */
export function warning({ info, state, moves }: TableClient, isPractice: boolean): Promise<Phrase> {
  const what = takenBack(moves, state?.seat ?? null);
  const button = phrase(info && mustAsk(info) ? "ask-undo" : "undo");
  return understood(phrase(isPractice ? "practice-warning" : "take-back-warning", { what, button }));
}

/** To those who are asked: everything that would go, and that they all know what came of it. */
export function asked({ moves }: Pick<TableClient, "moves">, seat: number): Promise<Phrase> {
  return understood(phrase("take-back-asked", { what: takenBack(moves, seat) }));
}

function takenBack(moves: readonly Told[], seat: number | null): Phrase | string {
  return inSentences(goingWith(moves, seat));
}

/** The decisions from a seat's last one on. */
function goingWith(moves: readonly Told[], seat: number | null): Told[] {
  const from = moves.findLastIndex((told) => told.seat === seat);
  return moves.slice(Math.max(from, 0)).filter((told) => told.seat !== null);
}

/** One after the other; of many the first, and how many more there are. */
function inSentences(decisions: readonly Told[]): Phrase | string {
  const said = decisions.map((told) => told.phrase);
  if (said.length > MOST) said.splice(MOST - 1, Infinity, phrase("decisions-more", { number: said.length - MOST + 1 }));
  return said.length ? said.reduce((before, after) => phrase("one-after-other", { before, after })) : "";
}
