/** What is shown of a view, and as what: grids, a value for each seat, the viewer's hand, and the rest. */
import type { PlainBoard } from "./server-types";

export type View = Readonly<Record<string, unknown>>;
export type Grid = readonly (readonly unknown[])[];
export interface Field<Value = unknown> {
  field: string;
  value: Value;
}
export interface ShownFields {
  grids: Field<Grid>[];
  bySeat: Field<readonly unknown[]>[];
  rest: Field[];
}

const HAND = "hand";

/** A board that says nothing of fields has all of them shown. */
export function shownFields(board: Partial<PlainBoard>, view: View): ShownFields {
  const shown: ShownFields = { grids: [], bySeat: [], rest: [] };
  for (const field of board.fields ?? Object.keys(view)) {
    const value = view[field];
    if (field === HAND) continue;
    if (isGrid(value)) shown.grids.push({ field, value });
    else if (Array.isArray(value) && board.by_seat?.includes(field)) shown.bySeat.push({ field, value });
    else shown.rest.push({ field, value });
  }
  return shown;
}

/** Several rows of the same length. */
export function isGrid(value: unknown): value is Grid {
  if (!Array.isArray(value) || value.length < 2) return false;
  const rows: readonly unknown[] = value;
  const [first] = rows;
  return Array.isArray(first) && rows.every((row) => Array.isArray(row) && row.length === first.length);
}

/** The viewer's own cards; null where they are hidden, undefined in a game that knows no hands. */
export function handIn(view: View): readonly unknown[] | null | undefined {
  const hand = view[HAND];
  if (hand === undefined || hand === null) return hand;
  return Array.isArray(hand) ? hand : [hand];
}
