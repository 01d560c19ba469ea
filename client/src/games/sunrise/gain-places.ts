/** Where the gains of spaces stand: neither on the chain nor on its numbers. Plain functions, tested. */
import { CELL, type Point } from "./geometry";

/** What hangs stays clear of the number of the space below, which stands at the left. */
const ASIDE = 9;

export interface GainPlace extends Point {
  /** The bubble hangs below its space instead of standing above it. */
  hangs: boolean;
}

/** Above the space, as high as what is built there rises; below it if the chain comes from above. */
export function gainPlace(space: Point, from: Point | null, rise = 0): GainPlace {
  const hangs = from !== null && from.y < space.y;
  const x = space.x + CELL.width / 2;
  return hangs ? { x: x + ASIDE, y: space.y + CELL.height, hangs } : { x, y: space.y - Math.max(1, rise), hangs };
}
