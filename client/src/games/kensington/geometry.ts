/** Where tiles are drawn and what their outlines are. Plain functions, tested. */
import { CLOSEST, type Box, type Point } from "../../lib/zoom";
import { cellNamed, cellsOf, type Cell, type Standing, type TileFace } from "./model";

/** A square of the façade. The ground is at y = 0, and up is negative. */
export const UNIT = 72;
/** Tiles leave a fine joint between them. */
export const INSET = 1.2;
const ROUND = 3;
/** The upper corners of roofs are cut: so far to the side, so far down. */
const CUT = { x: 11.25, y: 22.5 };

export function corner([column, floor]: Cell): Point {
  return { x: column * UNIT, y: -(floor + 1) * UNIT };
}

interface Edge {
  from: Point;
  way: Point;
}
interface Bend extends Point {
  before: Point;
  after: Point;
}

const key = ({ x, y }: Point): string => `${x},${y}`;
const isTurnRight = (a: Point, b: Point): boolean => a.x * b.y - a.y * b.x > 0;

/** Every side that no other square shares, clockwise as seen on the screen. */
function sides(cells: readonly Cell[]): Edge[] {
  const own = new Set(cells.map(([c, r]) => `${c},${r}`));
  const has = (c: number, r: number): boolean => own.has(`${c},${r}`);
  return cells.flatMap(([c, r]) => {
    const { x, y } = { x: c, y: -r - 1 };
    return [
      ...(has(c, r + 1) ? [] : [{ from: { x, y }, way: { x: 1, y: 0 } }]),
      ...(has(c + 1, r) ? [] : [{ from: { x: x + 1, y }, way: { x: 0, y: 1 } }]),
      ...(has(c, r - 1) ? [] : [{ from: { x: x + 1, y: y + 1 }, way: { x: -1, y: 0 } }]),
      ...(has(c - 1, r) ? [] : [{ from: { x, y: y + 1 }, way: { x: 0, y: -1 } }]),
    ];
  });
}

/** The corners of a polyomino, one loop for its outline and one for each hole. */
export function bends(cells: readonly Cell[]): Bend[][] {
  const left = new Map<string, Edge[]>();
  for (const edge of sides(cells)) left.set(key(edge.from), [...(left.get(key(edge.from)) ?? []), edge]);
  const loops: Bend[][] = [];
  for (const start of left.keys()) {
    for (let first = left.get(start)?.[0]; first; first = left.get(start)?.[0]) loops.push(follow(first, left));
  }
  return loops;
}

function follow(first: Edge, left: Map<string, Edge[]>): Bend[] {
  const loop: Bend[] = [];
  let edge: Edge | undefined = first;
  let before = first.way;
  while (edge) {
    const here: Edge = edge;
    const others = (left.get(key(here.from)) ?? []).filter((each) => each !== here);
    left.set(key(here.from), others);
    if (key(before) !== key(here.way)) loop.push({ ...here.from, before, after: here.way });
    before = here.way;
    const end = { x: here.from.x + here.way.x, y: here.from.y + here.way.y };
    const next = left.get(key(end)) ?? [];
    // Where two squares touch at a corner only, the outline stays with the square it came along.
    const isBack = key(end) === key(first.from) && isTurnRight(before, first.way);
    edge = isBack ? undefined : (next.find((each) => isTurnRight(before, each.way)) ?? next[0]);
  }
  if (key(before) !== key(first.way)) loop.push({ ...first.from, before, after: first.way });
  return loop;
}

/** A corner moved inwards: the inside is to the right of both ways. */
function moved({ x, y, before, after }: Bend, inset: number): Point {
  return {
    x: x * UNIT + inset * (-before.y - after.y),
    y: y * UNIT + inset * (before.x + after.x),
  };
}

const step = ({ x, y }: Point, way: Point, by: number): string => `${x + way.x * by} ${y + way.y * by}`;

/** The outline of a wall tile, with corners that are a little round. */
export function outline(cells: readonly Cell[], inset = INSET, round = ROUND): string {
  return drawn(cells, (bend) => {
    const at = moved(bend, inset);
    return [`${step(at, bend.before, -round)}Q${at.x} ${at.y} ${step(at, bend.after, round)}`];
  });
}

/** The outline of a roof: upper corners are cut, all others sharp. */
export function roofline(cells: readonly Cell[]): string {
  return drawn(cells, (bend) => {
    const at = moved(bend, INSET);
    const { before, after } = bend;
    if (before.y < 0 && after.x > 0) return [`${at.x} ${at.y + CUT.y}`, `${at.x + CUT.x} ${at.y}`];
    if (before.x > 0 && after.y > 0) return [`${at.x - CUT.x} ${at.y}`, `${at.x} ${at.y + CUT.y}`];
    return [`${at.x} ${at.y}`];
  });
}

function drawn(cells: readonly Cell[], point: (bend: Bend) => string[]): string {
  return bends(cells)
    .map((loop) => `M${loop.flatMap(point).join("L")}Z`)
    .join("");
}

/** Runs of squares with nothing of the tile above them (1) or below them (-1). */
export function runs(cells: readonly Cell[], side: 1 | -1): { from: number; to: number; floor: number }[] {
  const has = (c: number, r: number): boolean => cells.some(([x, y]) => x === c && y === r);
  const found: { from: number; to: number; floor: number }[] = [];
  for (const [c, r] of [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    if (has(c, r + side)) continue;
    const last = found.at(-1);
    if (last && last.floor === r && last.to === c - 1) last.to = c;
    else found.push({ from: c, to: c, floor: r });
  }
  return found;
}

/** The square in the middle of a tile: there the cat sits, or the dormer. */
export function middleOf(cells: readonly Cell[]): Cell {
  const mean = (at: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[at], 0) / Math.max(1, cells.length);
  const [x, y] = [mean(0), mean(1)];
  const off = (cell: Cell): number => Math.hypot(cell[0] - x, cell[1] - y);
  return cells.reduce<Cell>((best, cell) => (off(cell) < off(best) ? cell : best), cells[0] ?? [0, 0]);
}

/** The ridge on which a bird stands: in the middle of the highest run. */
export function perch(cells: readonly Cell[]): Point {
  const top = runs(cells, 1).at(-1) ?? { from: 0, to: 0, floor: 0 };
  return { x: ((top.from + top.to + 1) / 2) * UNIT, y: -(top.floor + 1) * UNIT };
}

/** As high as a bird is drawn, and a bubble over it, with its tip. */
const BIRD = 26;
const BUBBLE = 42;
const TIP = 4;

/** How far above a ridge the bubble is drawn: its tip leaves a bird in sight. */
export const tipAbove = (bird: boolean, scale: number): number => (bird ? BIRD + TIP * scale : TIP);

/** The sky that a bubble of this size needs above the highest floor. */
export const skyForBubble = (scale: number): number => tipAbove(true, scale) + BUBBLE * scale;

/** What is seen from left to right. */
export type Sides = Pick<Box, "x" | "width">;

/** By how much a bubble stands aside from its tip, so that it is seen whole; half its width at most. */
export function aside(x: number, half: number, { x: left, width }: Sides): number {
  const inSight = Math.min(left + width - half - x, Math.max(left + half - x, 0));
  return Math.min(half, Math.max(-half, inSight));
}

/** The lowest square of the left end: it stands for the column, and its corner bears a number. */
export function lowestAtLeft(tile: Standing): Cell {
  const floors = cellsOf(tile).flatMap(([column, floor]) => (column === tile.column ? [floor] : []));
  return [tile.column, Math.min(...floors)];
}

/** From the ground up, roofs after the walls that they rest on. */
export function painted<T extends Standing>(tiles: readonly T[]): T[] {
  const late = ({ face }: Standing): number => (face.kind === "roof" ? 1 : 0);
  return [...tiles].sort((a, b) => late(a) - late(b) || a.row - b.row || a.column - b.column);
}

/** The columns that something stands in, and the highest floor; the door is always there. */
export interface Span {
  left: number;
  right: number;
  height: number;
}

export function spanOf(tiles: readonly Standing[]): Span {
  const cells: Cell[] = [[0, 0], ...tiles.flatMap(cellsOf)];
  return {
    left: Math.min(...cells.map(([column]) => column)),
    right: Math.max(...cells.map(([column]) => column)),
    height: 1 + Math.max(...cells.map(([, floor]) => floor)),
  };
}

export function widened(span: Span, left: number, right: number, height: number): Span {
  return {
    left: Math.min(span.left, left),
    right: Math.max(span.right, right),
    height: Math.max(span.height, height),
  };
}

/** What the frame around a square takes. */
const FRAME = 6;

/** Wide and high enough for columns and squares that somebody's words speak of. */
export function withPlaces(span: Span, names: readonly string[]): Span {
  return names.reduce((seen, name) => {
    const [column, floor] = cellNamed(name) ?? [Number(name), 0];
    return widened(seen, column, column, floor + 1);
  }, span);
}

/** The column of a square, or the column that is named itself. */
export const columnNamed = (name: string): string => String(cellNamed(name)?.[0] ?? name);

/** The same part, moved up where this would be cut off at the top: no column moves sideways for it. */
export const lookingUpTo = (part: Box, top: number): Box => (top < part.y ? { ...part, y: top } : part);

/** The floors up to the highest of these squares; columns by themselves have none. */
export const floorsOf = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => 1 + (cellNamed(name)?.[1] ?? -1)));

/** How far above the ground a picture begins that shows so many floors, each in a frame. */
export const skyline = (floors: number): number => floors * UNIT + FRAME;

/** Whether some of these squares lie above the part that is seen. */
export const isCutOff = (part: Box, names: readonly string[]): boolean =>
  floorsOf(names) > 0 && -skyline(floorsOf(names)) < part.y;

const highest = (faces: readonly TileFace[]): number =>
  Math.max(0, ...faces.flatMap(({ ways }) => ways.flatMap((way) => way.map(([, floor]) => floor + 1))));

/**
 * How many floors up a tile at hand reaches on top of the highest column. What was laid in this turn counts as if it
 * were still at hand, too: the façade keeps its size while tiles are laid and taken back.
 */
export function reachOf(tiles: readonly Standing[], laid: number, hand: readonly TileFace[]): number {
  const before = tiles.slice(0, tiles.length - laid);
  const draft = tiles.slice(tiles.length - laid).map(({ face }) => face);
  return Math.max(spanOf(before).height + highest([...hand, ...draft]), spanOf(tiles).height + highest(hand));
}

/** The ground below the houses that a drawing shows. */
export const STREET = 34;
/** How far beside the first column the floors are counted. */
export const FLOORS_AT = 16;

export function boxOf({ left, right, height }: Span, above: number, beside = 0, below = STREET): Box {
  const tall = height * UNIT + above;
  return { x: left * UNIT - beside, y: -tall, width: (right - left + 1) * UNIT + 2 * beside, height: tall + below };
}

/** The street below such houses, so many pixels high at least where both are drawn in this room. */
export function streetFor(pixels: number, houses: Box, width: number, height: number): number {
  const drawn = Math.min(width / houses.width, (height - pixels) / houses.height);
  return drawn > 0 ? Math.max(STREET, pixels / drawn) : STREET;
}

/** What is left free beside houses drawn this wide, for a sign of so many pixels below their last column. */
export function besideFor(pixels: number, houses: Box, width: number): number {
  return width > pixels ? Math.max(0, (pixels * houses.width - UNIT * width) / (2 * (width - pixels))) : 0;
}

/** The same in the shape of the element that shows it: more sky, or more to both sides. */
export function fitted(box: Box, width: number, height: number): Box {
  if (!width || !height) return box;
  const wide = Math.max(box.width, (box.height * width) / height);
  const tall = (wide * height) / width;
  return {
    x: box.x - (wide - box.width) / 2,
    width: wide,
    y: box.y + box.height - tall,
    height: tall,
  };
}

/** A column that a finger can press, in pixels, and one that it presses well. */
const PRESSABLE = 20;
const COMFORTABLE = 27;

/** How many times a façade has to be enlarged before its columns can be pressed. */
export function timesToPress({ width }: Box, pixels: number): number {
  const unit = (UNIT * pixels) / width;
  return !pixels || unit >= PRESSABLE ? 1 : Math.min(CLOSEST, COMFORTABLE / unit);
}

/** A column that is to be in sight, and others that may be pressed as well. */
export interface Pressed {
  column: number;
  floor: number;
  places: readonly number[];
}

/** The middle of those places that come into sight with this column, when the most do that can. */
export function middleOfMost(places: readonly number[], column: number, wide: number): number {
  const stretches = [column, ...places]
    .filter((left) => left <= column && column < left + wide)
    .map((left) => [column, ...places].filter((place) => left <= place && place < left + wide));
  const [most = [column]] = stretches.sort((a, b) => b.length - a.length);
  return Math.floor((Math.min(...most) + Math.max(...most)) / 2);
}

/** The middle of what is looked at when it is enlarged: of all that is built, where that comes into sight as well. */
export function middleWithBuilt(middle: number, built: { left: number; right: number }, wide: number): number {
  if (built.right - built.left + 1 > wide) return middle;
  const reach = (wide - 1) / 2;
  return Math.min(built.left + reach, Math.max(built.right - reach, middle));
}

/** The part of a façade around a column, from the street up; higher only where this floor would not be seen. */
export function closeUp(whole: Box, times: number, column: number, floor: number): Box {
  const [width, height] = [whole.width / times, whole.height / times];
  const within = (at: number, from: number, room: number): number => Math.min(from + room, Math.max(from, at));
  // The street is as high on the screen as before: what is enlarged is the façade.
  const street = (whole.y + whole.height) / times - height;
  return {
    x: within((column + 0.5) * UNIT - width / 2, whole.x, whole.width - width),
    y: within(Math.min(street, -(floor + 2) * UNIT), whole.y, whole.height - height),
    width,
    height,
  };
}

/** What a loose tile takes, with room for a bird or a chimney. */
export function looseBox(cells: readonly Cell[], bird: boolean): Box {
  const columns = 1 + Math.max(0, ...cells.map(([column]) => column));
  const floors = 1 + Math.max(0, ...cells.map(([, floor]) => floor));
  const above = bird ? 26 : 6;
  return { x: -6, y: -floors * UNIT - above, width: columns * UNIT + 12, height: floors * UNIT + above + 6 };
}

/** How much shorter a side is drawn at each end. */
const SHORTER = 15;

/** The side that two squares share; nothing where they share none. */
export function side([one, other]: readonly Cell[]): string[] {
  if (!one || !other || Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) !== 1) return [];
  const { x, y } = corner([Math.max(one[0], other[0]), Math.min(one[1], other[1])]);
  const length = UNIT - 2 * SHORTER;
  return [one[1] === other[1] ? `M${x} ${y + SHORTER}v${length}` : `M${x + SHORTER} ${y}h${length}`];
}
