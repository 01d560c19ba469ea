/** Where a hint is drawn on the town. Plain functions, tested. */
import type { GainPlace, IsBuilt } from "./gain-places";
import { CELL, corner, type Point } from "./geometry";
import type { Board, Building } from "./model";
import { read } from "./notation";

/** A space that a hint proposes, and what would stand there. */
export interface HintedSpace extends Point {
  space: string;
  building: Building;
}

/** The spaces of a hint, in the order in which they are built on. */
export function hintedSpaces(board: Board, moves: readonly string[], seat: number): HintedSpace[] {
  return moves.flatMap((text) => {
    const said = read(text);
    if (said.kind !== "house" && said.kind !== "park") return [];
    const index = board.squares.findIndex(({ name }) => name === said.space);
    if (index < 0) return [];
    const building: Building = said.kind === "house" ? { type: "house", seat, floors: said.floors } : { type: "park" };
    return [{ space: said.space, building, ...corner(index, board.width) }];
  });
}

/** Which way the gain stands off the last space of a hint. */
export type GainSide = "above" | "below" | "right" | "left";

const STEPS: Record<GainSide, Point> = {
  above: { x: 0, y: -CELL.height },
  below: { x: 0, y: CELL.height },
  right: { x: CELL.width, y: 0 },
  left: { x: -CELL.width, y: 0 },
};

/** The side of the last space where the board goes on, no other proposed space lies, and if possible nothing stands. */
export function gainSide(
  board: Pick<Board, "width" | "height">,
  path: readonly Point[],
  isBuilt: IsBuilt = () => false,
): GainSide {
  const last = path.at(-1) ?? { x: 0, y: 0 };
  const beside = (side: GainSide): Point => ({ x: last.x + STEPS[side].x, y: last.y + STEPS[side].y });
  const sides = (["above", "below", "right", "left"] as const).filter((side) => {
    const { x, y } = beside(side);
    const isInside = x >= 0 && y >= 0 && x < board.width * CELL.width && y < board.height * CELL.height;
    return isInside && !path.some((each) => each.x === x && each.y === y);
  });
  return sides.find((side) => !isBuilt(beside(side))) ?? sides[0] ?? "above";
}

/** Where the gain stands: its tip at the space, or beside it without a tip. */
export function gainAt(last: Point, side: GainSide): GainPlace {
  const x = last.x + CELL.width / 2;
  if (side === "above") return { x, y: last.y - 1, hangs: false, isBeside: false };
  if (side === "below") return { x, y: last.y + CELL.height, hangs: true, isBeside: false };
  const aside = side === "right" ? CELL.width : -CELL.width;
  return { x: x + aside, y: last.y + CELL.height / 2 + 9, hangs: false, isBeside: true };
}
