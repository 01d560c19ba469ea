/** Where the points of score lines are written: beside their squares, over none of them nor of each other. */
import type { Point } from "../../lib/zoom";
import { CELL, centre } from "./geometry";
import { squareAt, type Cell } from "./model";

/** What a line is about, and the half of the room that its tag takes. */
export interface Tagged {
  cells: readonly Cell[];
  half: Point;
  /** The squares of what the line is not about, though others are: over them it would be misread. */
  others?: ReadonlySet<number>;
}
export interface Tag {
  at: Point;
  /** The nearest point of its squares. */
  of: Point;
}
export interface Room {
  width: number;
  height: number;
  /** The squares on which buildings stand. */
  built: ReadonlySet<number>;
}

/** What it costs to lie over another tag, a square that counts, or any other building, beside a pixel of the way. */
const COST = { tag: 4000, counted: 1500, others: 400, built: 40 };
const STEP = CELL / 2;
/** Above the city there is room for half a tag. */
const ABOVE = 18;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of these squares that lies nearest, a little within: what stands in their middle stays readable. */
function nearest(at: Point, cells: readonly Cell[]): Point {
  const WITHIN = CELL / 2 - 5;
  const inSquare = ({ x, y }: Point): Point => ({
    x: Math.min(x + WITHIN, Math.max(x - WITHIN, at.x)),
    y: Math.min(y + WITHIN, Math.max(y - WITHIN, at.y)),
  });
  const [first] = cells.map((cell) => inSquare(centre(cell))).sort((a, b) => distance(a, at) - distance(b, at));
  return first ?? at;
}

/** Every place of a tag within the drawing, half a square apart. */
function places({ width, height }: Room, half: Point): Point[] {
  const along = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP);
  const rows = along(half.y - ABOVE, height * CELL - half.y);
  return rows.flatMap((y) => along(half.x, width * CELL - half.x).map((x) => ({ x, y })));
}

/** The squares under a tag. */
function under({ x, y }: Point, half: Point): number[] {
  const cell = (at: number): number => Math.floor(at / CELL);
  const found: number[] = [];
  for (let row = cell(y - half.y); row <= cell(y + half.y); row++)
    for (let column = cell(x - half.x); column <= cell(x + half.x); column++) found.push(squareAt([row, column]) ?? -1);
  return found;
}

const meet = (a: Point, b: Point, halves: Point): boolean =>
  Math.abs(a.x - b.x) < halves.x && Math.abs(a.y - b.y) < halves.y;

export function placeTags(tagged: readonly Tagged[], room: Room): Tag[] {
  const counted = new Set(tagged.flatMap(({ cells }) => cells.map(squareAt)));
  const laid: { at: Point; half: Point }[] = [];
  return tagged.map(({ cells, half, others = new Set() }) => {
    const cost = (at: Point): number => {
      const squares = under(at, half);
      const over = (others: ReadonlySet<number | null>): number => squares.filter((each) => others.has(each)).length;
      const tags = laid.filter((tag) => meet(tag.at, at, { x: tag.half.x + half.x, y: tag.half.y + half.y })).length;
      const way = distance(at, nearest(at, cells));
      const misread = COST.others * over(others) + COST.built * over(room.built);
      return way + COST.tag * tags + COST.counted * over(counted) + misread;
    };
    const [best] = places(room, half)
      .map((at) => ({ at, cost: cost(at) }))
      .sort((a, b) => a.cost - b.cost);
    const at = best?.at ?? nearest({ x: 0, y: 0 }, cells);
    laid.push({ at, half });
    return { at, of: nearest(at, cells) };
  });
}
