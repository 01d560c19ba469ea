/** Several players at one screen: who is asked to it, and what stays covered meanwhile. */
import { isSitting } from "./seat-words-and-actions";
import type { TableState } from "./server-types";
import type { TableClient } from "./table-client.svelte";
import { drawnBy, movesAfter } from "./table-log";

/** The seat that has to be asked to the screen before the game goes on. */
export function seatCalled({ info, state, shared, drawn, eyes }: TableClient): number | null {
  if (!info || !state || !shared || drawn.length) return null;
  const next = state.to_act;
  return next !== null && isSitting(info, next) && next !== eyes ? next : null;
}

/**
 * Whoever has played gives the screen up: at once, or when they have looked at what they drew. What bots and
 * people elsewhere do meanwhile is told as well: the last of it is what the next one has to know.
 */
export function coverScreen(client: TableClient, state: TableState, before: number): void {
  if (state.to_act === client.eyes || client.ended) client.drawn = [];
  if (!isToBeCovered(client, state, before)) return;
  if (client.drawn.length) client.drawn = [...client.drawn, ...movesAfter(state.log, before)];
  else client.drawn = drawnBy(client.eyes, state.log, before);
  if (!client.drawn.length) client.look(null);
}

/** Whether the next one is a person, a bot or far away. */
function isToBeCovered(client: TableClient, state: TableState, before: number): boolean {
  if (!client.shared || client.eyes === null || client.ended) return false;
  return client.called !== null || (state.seq !== before && state.to_act !== client.eyes);
}
