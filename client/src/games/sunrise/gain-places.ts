/** Where the gains of spaces stand: in their own space, or on no building beside one that is previewed. Tested. */
import { CELL, type Point } from "./geometry";

/** What hangs stays clear of the number of the space below, which stands at the left. */
const ASIDE = 9;

/** A gain in the corner of its own space, and how much larger it is on a phone. */
export const SMALL_GAIN = { height: 14.5, inset: 3, onPhone: 1.45 };

export function smallGainWidth(text: string): number {
  return 5 + 6.6 * text.length;
}

/** The upper right corner of such a gain. */
export function smallGainCorner({ x, y }: Point): Point {
  return { x: x + CELL.width - SMALL_GAIN.inset, y: y + SMALL_GAIN.inset };
}

export interface GainPlace extends Point {
  /** The bubble hangs below its space instead of standing above it. */
  hangs: boolean;
  /** It lies beside the space: then it points nowhere. */
  isBeside?: boolean;
}

/** Whether something stands on the space with this corner. */
export type IsBuilt = (corner: Point) => boolean;

const middleOf = ({ x }: Point): number => x + CELL.width / 2;

/** Above the space, as high as what is built there rises. */
function above(space: Point, rise: number): GainPlace {
  return { x: middleOf(space), y: space.y - Math.max(1, rise), hangs: false };
}

function below(space: Point): GainPlace {
  return { x: middleOf(space) + ASIDE, y: space.y + CELL.height, hangs: true };
}

/** Above the space whose building is previewed, or below it: that must be seen, too. */
export function previewedGainPlace(space: Point, from: Point | null, rise: number, isBuilt: IsBuilt): GainPlace {
  const isFree = (y: number): boolean => !isBuilt({ x: space.x, y }) && from?.y !== y;
  const [over, under] = [isFree(space.y - CELL.height), isFree(space.y + CELL.height)];
  const hangs = from !== null && from.y < space.y ? under || !over : under && !over;
  return hangs ? below(space) : above(space, rise);
}
