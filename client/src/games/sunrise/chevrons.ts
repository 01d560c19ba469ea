/** Chevrons lead from one space of a path to the next. */
import { CELL, type Point } from "./geometry";

/** Half-way between two spaces, given by their corners, turned towards the second. */
export function chevronBetween(from: Point, to: Point): string {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const [x, y] = [(from.x + to.x + CELL.width) / 2, (from.y + to.y + CELL.height) / 2];
  return `translate(${x},${y}) rotate(${turn})`;
}
