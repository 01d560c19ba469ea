/** What lies on the table while the moves of others are shown: the round that they belong to. */
import type { TableState, Told } from "../../lib/server-types";
import type { View } from "./model";

/** Of the states that came, the one that a step is shown with: its own, or the one before where it ended the round. */
export function stateInRound(came: readonly TableState[], step: Told): TableState | undefined {
  const own = came.findLastIndex(({ seq }) => seq <= step.seq);
  const [before, after] = [came[own - 1], came[own]];
  return before && after && roundOf(before) < roundOf(after) ? before : after;
}

const roundOf = (state: TableState): number => (state.view as View).round;

/** Of what happened, what has been shown: cards that a step turned over come after it. */
export function toldUntil(step: Told | null, news: readonly Told[]): readonly Told[] {
  return step ? news.filter(({ seq, seat }) => seq < step.seq || (seq === step.seq && seat !== null)) : news;
}
