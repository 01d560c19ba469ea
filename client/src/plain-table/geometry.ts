/** Where the squares of a grid are drawn. */
import type { Box } from "../lib/zoom";
import type { Grid } from "./view-fields";
import { squareName } from "./square-names";

export const CELL = 64;
export const RIM = { left: 30, top: 28, right: 12, bottom: 14 };

export interface Place {
  square: string;
  value: unknown;
  x: number;
  y: number;
}

export function frame(grid: Grid): Box {
  const { width, height } = sizeOf(grid);
  return { x: -RIM.left, y: -RIM.top, width: width + RIM.left + RIM.right, height: height + RIM.top + RIM.bottom };
}

export function sizeOf(grid: Grid): { width: number; height: number } {
  return { width: (grid[0]?.length ?? 0) * CELL, height: grid.length * CELL };
}

export function places(grid: Grid): Place[] {
  return grid.flatMap((row, y) =>
    row.map((value, x) => ({ square: squareName(y, x), value, x: x * CELL, y: y * CELL })),
  );
}

/** Letters that still fit into a square. */
export function letterSize(text: string): number {
  const WIDEST = 24;
  const ROOM = 84;
  return Math.min(WIDEST, ROOM / Math.max(1, text.length));
}
