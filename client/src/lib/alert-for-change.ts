/** What has changed at a table, as far as ears and the corner of an eye are concerned. */

export type Signal = "turn" | "move" | "refused" | "end";

/** As much of a table as a signal depends on. */
export interface Moment {
  seq: number;
  mine: boolean;
  over: boolean;
  refused: boolean;
}

/** The one thing worth a sign; nothing on arrival, where everything is new. */
export function signalOf(before: Moment | null, after: Moment): Signal | null {
  if (!before) return null;
  if (after.over) return before.over ? null : "end";
  if (after.refused && !before.refused) return "refused";
  if (after.mine && !before.mine) return "turn";
  return after.seq > before.seq ? "move" : null;
}
