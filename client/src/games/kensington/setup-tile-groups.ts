/** Eighty tiles are too many for one look: they lie in groups. */
import type { Board, TileFace } from "./model";

export const GROUPS = ["lit", "dark", "roofs", "others"] as const;
export type Group = (typeof GROUPS)[number];

function groupOf({ kind, lit }: TileFace): Group {
  if (kind === "window") return lit ? "lit" : "dark";
  return kind === "roof" ? "roofs" : "others";
}

/** The tiles of a group, by their numbers. */
export function inGroup(board: Board, group: Group): number[] {
  return board.tiles.flatMap((face, index) => (groupOf(face) === group ? [index] : []));
}
