/** Where things stand in the drawn city. Plain functions, tested. */
import type { Box, Point } from "../../lib/zoom";
import type { Cell } from "./model";

export const CELL = 38;
/** A floor lifts the roof by so much, and shifts it to the right by a third of that. */
export const FLOOR = 4.3;
export const SLANT = 0.34;
/** The roof of a building that has sunk so that the ground can be seen. */
export const SUNK = 2;
/** Walls stand back from the sides of their squares. */
export const INSET = 3.2;
/** The wooden edge around the city, room for bubbles above it, and for the names of rows and columns. */
const MARGIN = { left: 38, top: 36, right: 16, bottom: 36 };
/** How far from the city those names stand. */
export const NAMED_AT = 22;

export function corner([row, column]: Cell): Point {
  return { x: column * CELL, y: row * CELL };
}

export function centre([row, column]: Cell): Point {
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** What the drawing of a city needs. */
export function frame({ width, height }: { width: number; height: number }): Box {
  return {
    x: -MARGIN.left,
    y: -MARGIN.top,
    width: width * CELL + MARGIN.left + MARGIN.right,
    height: height * CELL + MARGIN.top + MARGIN.bottom,
  };
}

/** On a phone the city is drawn at half its size, and bubbles larger by this. */
const BUBBLE_ON_PHONE = 1.35;
/** So much of the margin beside the city a bubble may take. */
const BUBBLE_OUTSIDE = 10;

/** How far a bubble of some width moves aside from its tip to stay within the drawing, as large as on a phone. */
export function bubbleAside(half: number, room: { left: number; right: number }): number {
  const needed = half * BUBBLE_ON_PHONE - BUBBLE_OUTSIDE;
  const lacking = (side: number): number => Math.max(0, needed - side) / BUBBLE_ON_PHONE;
  return lacking(room.left) - lacking(room.right);
}

/** Above the city is so much room for a bubble, as large as on a phone. */
const LEAST_TIP = 16;

/** Where the tip of a building's bubble is: at the back of its roof, or at its foot where there is no room above. */
export function bubbleTip(cells: readonly Cell[], up: Point, top: number): Point & { below: boolean } {
  const { row, rows } = around(cells);
  const middleOf = (wanted: number): number => {
    const { column, columns } = around(cells.filter((cell) => cell[0] === wanted));
    return (column + columns / 2) * CELL;
  };
  const roof = row * CELL + up.y;
  if (top + roof >= LEAST_TIP) return { x: middleOf(row) + up.x, y: roof, below: false };
  const front = row + rows - 1;
  return { x: middleOf(front), y: (front + 1) * CELL, below: true };
}

export interface Rectangle {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The smallest rectangle around some cells. */
export function around(cells: readonly Cell[]): Rectangle {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}

// Outlines

const key = (x: number, y: number): string => `${x} ${y}`;

interface Side {
  from: Point;
  to: Point;
}

/** The sides of cells that no other cell shares, clockwise: the inside is on the right. */
function openSides(cells: readonly Cell[]): Side[] {
  // A building beside two parks is named twice, and is still one building.
  const inside = new Map(cells.map((cell) => [key(cell[1], cell[0]), cell]));
  const has = (row: number, column: number): boolean => inside.has(key(column, row));
  return [...inside.values()].flatMap(([y, x]) => [
    ...(has(y - 1, x) ? [] : [{ from: { x, y }, to: { x: x + 1, y } }]),
    ...(has(y, x + 1) ? [] : [{ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } }]),
    ...(has(y + 1, x) ? [] : [{ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } }]),
    ...(has(y, x - 1) ? [] : [{ from: { x, y: y + 1 }, to: { x, y } }]),
  ]);
}

const heading = ({ from, to }: Side): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });
const turnsRight = (a: Point, b: Point): boolean => a.x * b.y - a.y * b.x > 0;

/** The corners of the outlines of some cells, in cells: holes have outlines of their own. */
export function outlines(cells: readonly Cell[]): Point[][] {
  const sides = openSides(cells);
  const found: Point[][] = [];
  while (sides.length) {
    const loop = [sides.shift() as Side];
    for (let last = loop[0] as Side; key(last.to.x, last.to.y) !== key(loop[0]?.from.x ?? 0, loop[0]?.from.y ?? 0);) {
      const { to } = last;
      const here = sides.filter(({ from }) => from.x === to.x && from.y === to.y);
      // Where two cells touch only by their corners, each keeps to its own.
      const next = here.find((side) => turnsRight(heading(last), heading(side))) ?? here[0];
      if (!next) break;
      sides.splice(sides.indexOf(next), 1);
      loop.push(next);
      last = next;
    }
    found.push(
      loop.flatMap((side, i) => {
        const before = loop.at(i - 1) as Side;
        return turned(heading(before), heading(side)) ? [side.from] : [];
      }),
    );
  }
  return found;
}

const turned = (a: Point, b: Point): boolean => a.x !== b.x || a.y !== b.y;

/** An outline in pixels, drawn in from the sides of the cells by so much. */
export function drawnIn(outline: readonly Point[], inset: number): Point[] {
  return outline.map((point, i) => {
    const before = heading({ from: outline.at(i - 1) as Point, to: point });
    const after = heading({ from: point, to: outline[(i + 1) % outline.length] as Point });
    return {
      x: point.x * CELL + inset * -(before.y + after.y),
      y: point.y * CELL + inset * (before.x + after.x),
    };
  });
}

const short = (value: number): number => Math.round(value * 10) / 10;
const written = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A path along points with rounded corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const parts = points.map((point, i) => {
    const enter = towardsPoint(point, points.at(i - 1) as Point, radius);
    const leave = towardsPoint(point, points[(i + 1) % points.length] as Point, radius);
    return `${i ? "L" : "M"}${written(enter)}Q${written(point)} ${written(leave)}`;
  });
  return `${parts.join("")}Z`;
}

function towardsPoint(from: Point, to: Point, by: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}

/** The outline of cells as a path, drawn in (or out) and rounded. */
export function outlinePath(cells: readonly Cell[], inset: number, radius: number): string {
  return outlines(cells)
    .map((outline) => rounded(drawnIn(outline, inset), radius))
    .join("");
}

// Buildings

export interface Wall {
  side: "south" | "west";
  x: number;
  y: number;
  length: number;
}

/** The walls that are seen, from the back to the front: x and y are their lower left corners. */
export function walls(cells: readonly Cell[]): Wall[] {
  const found = outlines(cells).flatMap((outline) => {
    const points = drawnIn(outline, INSET);
    return points.flatMap((from, i): Wall[] => {
      const to = points[(i + 1) % points.length] as Point;
      if (from.y === to.y && to.x < from.x) return [{ side: "south", x: to.x, y: to.y, length: from.x - to.x }];
      if (from.x === to.x && to.y < from.y) return [{ side: "west", x: from.x, y: from.y, length: from.y - to.y }];
      return [];
    });
  });
  return found.sort((a, b) => a.y - b.y || (a.side === b.side ? b.x - a.x : a.side === "south" ? -1 : 1));
}

/** How far the roof is lifted and shifted. */
export function lift(floors: number, sunk = false): Point {
  const height = sunk ? SUNK : floors * FLOOR;
  return { x: height * SLANT, y: -height };
}

/** The windows of a south wall: one row a floor, each with a lamp on or not. */
export function windows(wall: Wall, floors: number): (Point & { lit: boolean })[] {
  const row = Math.max(2, Math.round(wall.length / 7.8));
  const step = (wall.length - 3) / row;
  return Array.from({ length: floors * row }, (_, i) => {
    const floor = Math.floor(i / row);
    const nth = i % row;
    const up = floor * FLOOR;
    return { x: wall.x + step * (nth + 0.5) + up * SLANT, y: wall.y - 3.4 - up, lit: (nth + floor * 3) % 4 !== 3 };
  });
}

/** The cell by which a building is held: the one nearest to its middle. */
export function handle(cells: readonly Cell[]): Cell {
  const mean = (which: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[which], 0) / cells.length;
  const [row, column] = [mean(0), mean(1)];
  const away = (cell: Cell): number => Math.abs(cell[0] - row) + Math.abs(cell[1] - column);
  return [...cells].sort((a, b) => away(a) - away(b))[0] ?? [0, 0];
}

/** How much of each roof square the taller buildings right below it hide, in pixels. */
export function hiddenBy(number: number, heightAt: (cell: Cell) => number): (cell: Cell) => number {
  return ([row, column]) => Math.max(0, heightAt([row + 1, column]) - number) * FLOOR;
}

export interface Signs {
  number: Point;
  crest: Point & { size: number };
}

/** Where the number and the crest stand on the roof: where they are seen best; a single square holds both. */
export function signs(cells: readonly Cell[], hidden: (cell: Cell) => number = () => 0): Signs {
  const [row, column] = handle(cells);
  const away = (cell: Cell, from: Cell): number => Math.abs(cell[0] - from[0]) + Math.abs(cell[1] - from[1]);
  const [best = [row, column]] = [...cells].sort(
    (a, b) => hidden(a) - hidden(b) || away(a, [row, column]) - away(b, [row, column]),
  );
  const at = centre(best);
  const up = Math.min(hidden(best), CELL / 2) / 2;
  if (cells.length === 1) {
    return { number: { x: at.x - 6, y: at.y + 6.5 - up }, crest: { x: at.x + 8, y: at.y - up, size: 0.5 } };
  }
  const [far = best] = [...cells].sort((a, b) => away(b, best) - away(a, best) || hidden(a) - hidden(b));
  return { number: { ...at, y: at.y + 7.5 - up }, crest: { ...centre(far), size: 0.72 } };
}

/** Painter's order: what lies behind, above or to the right, is drawn first. */
export function painted<Thing>(things: readonly Thing[], cellsOf: (thing: Thing) => readonly Cell[]): Thing[] {
  const cells = things.map(cellsOf);
  const owner = new Map(cells.flatMap((own, i) => own.map(([row, column]) => [key(column, row), i] as const)));
  /** For each thing, those that have to be drawn before it. */
  const before = cells.map(
    (own, i) =>
      new Set(
        own.flatMap(([row, column]) =>
          [
            [row - 1, column],
            [row - 1, column + 1],
            [row, column + 1],
          ].flatMap(([r = 0, c = 0]) => {
            const other = owner.get(key(c, r));
            return other === undefined || other === i ? [] : [other];
          }),
        ),
      ),
  );
  const top = cells.map((own) => Math.min(...own.map(([row]) => row)));
  const left = new Set(things.keys());
  const order: number[] = [];
  while (left.size) {
    // Buildings that hold each other in their arms have no order: then the farthest comes first.
    const waits = (i: number): number => [...(before[i] ?? [])].filter((each) => left.has(each)).length;
    const next = [...left].sort((a, b) => waits(a) - waits(b) || (top[a] ?? 0) - (top[b] ?? 0) || a - b)[0] as number;
    left.delete(next);
    order.push(next);
  }
  return order.map((i) => things[i] as Thing);
}
