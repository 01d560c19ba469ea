/** Where things stand on the drawn board. Plain functions, tested. */
import type { Area, Board, Square } from "./model";

export const CELL = { width: 56, height: 48 };
/** The wooden edge, wide enough above and on the left for the names of columns and rows. */
export const RIM = { left: 28, top: 26, right: 14, bottom: 18 };
/** Height of the drawing of one floor. */
export const FLOOR = 8;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export function corner(index: number, columns: number): Point {
  return { x: (index % columns) * CELL.width, y: Math.floor(index / columns) * CELL.height };
}

/** The line around a space. */
export function spaceOutline({ x, y }: Point): string {
  const [wide, tall] = [CELL.width - 22, CELL.height - 23];
  const bend = (dx: number, dy: number): string => `a9 9 0 0 1 ${dx} ${dy}`;
  const [right, down] = [`h${wide}${bend(9, 9)}`, `v${tall}${bend(-9, 9)}`];
  return `M${x + 11} ${y + 2}${right}${down}h${-wide}${bend(-9, -9)}v${-tall}${bend(9, -9)}Z`;
}

/** The square with this corner; -1 beside the board. */
export function indexAt({ x, y }: Point, columns: number): number {
  const column = x / CELL.width;
  return column < 0 || column >= columns ? -1 : (y / CELL.height) * columns + column;
}

export function centre(index: number, columns: number): Point {
  const { x, y } = corner(index, columns);
  return { x: x + CELL.width / 2, y: y + CELL.height / 2 };
}

/** The cross-section of the board that a drawing needs, with room for bubbles above. */
export function frame(board: Board): Box {
  const width = board.width * CELL.width + RIM.left + RIM.right + 8;
  const height = board.height * CELL.height + RIM.top + RIM.bottom + 10;
  return { x: -RIM.left - 4, y: -RIM.top - 4, width, height };
}

/** Names of columns and rows, as the moves and the sentences use them. */
export function labels(board: Board): (Point & { text: string })[] {
  const top = board.squares.slice(0, board.width).map((square, i) => ({
    x: (i + 0.5) * CELL.width,
    y: -17,
    text: square.name.replace(/\d+$/, ""),
  }));
  const left = Array.from({ length: board.height }, (_, row) => ({
    x: -18,
    y: (row + 0.5) * CELL.height,
    text: String(row + 1),
  }));
  return [...top, ...left];
}

export type Scenery = "plate" | "pond" | "garden" | "trees";
export interface Patch {
  column: number;
  row: number;
  columns: number;
  rows: number;
  kind: Scenery;
  area: Area | null;
}

/** The squares where nobody builds, as rectangles with something drawn on each. */
export function patches(board: Board): Patch[] {
  const free = board.squares.map((square) => square.kind === "obstacle");
  const found: Patch[] = [];
  board.squares.forEach((square, index) => {
    if (!free[index]) return;
    const column = index % board.width;
    const row = Math.floor(index / board.width);
    const { columns, rows } = grown(free, column, row, board);
    for (let y = row; y < row + rows; y++) {
      free.fill(false, y * board.width + column, y * board.width + column + columns);
    }
    const area = board.areas.find((each) => each.name === square.area) ?? null;
    found.push({ column, row, columns, rows, kind: scenery(columns, rows, area), area });
  });
  for (const area of board.areas) plateOf(found, area, board);
  return found;
}

function grown(free: boolean[], column: number, row: number, board: Board) {
  const open = (x: number, y: number): boolean =>
    x < board.width && y < board.height && (free[y * board.width + x] ?? false);
  let columns = 1;
  while (open(column + columns, row)) columns += 1;
  let rows = 1;
  const across = Array.from({ length: columns }, (_, i) => column + i);
  while (across.every((x) => open(x, row + rows))) rows += 1;
  return { columns, rows };
}

function scenery(columns: number, rows: number, area: Area | null): Scenery {
  if (columns === 1) return "trees";
  return (area?.bonus === "tallest") === rows > 1 ? "pond" : rows > 1 ? "garden" : "trees";
}

/** The name of an area stands on its single square nearest to a corner of the board. */
function plateOf(found: Patch[], area: Area, board: Board): void {
  const away = ({ column, row }: Patch): number =>
    Math.min(column, board.width - 1 - column) + Math.min(row, board.height - 1 - row);
  const [nearest] = found
    .filter((patch) => patch.area === area && patch.columns * patch.rows === 1)
    .sort((a, b) => away(a) - away(b));
  if (nearest) nearest.kind = "plate";
}

/** The frame around the squares of an area. */
export function areaBox(board: Board, name: string): Box {
  const at = board.squares.flatMap((square, index) => (square.area === name ? [corner(index, board.width)] : []));
  const x = Math.min(...at.map((point) => point.x));
  const y = Math.min(...at.map((point) => point.y));
  return {
    x,
    y,
    width: Math.max(...at.map((point) => point.x)) - x + CELL.width,
    height: Math.max(...at.map((point) => point.y)) - y + CELL.height,
  };
}

/** Joints of the pavement on the squares outside every area. */
export function joints(board: Board): string {
  const outside = (column: number, row: number): boolean => board.squares[row * board.width + column]?.area === null;
  return board.squares
    .map((square: Square, index) => {
      if (square.area !== null) return "";
      const { x, y } = corner(index, board.width);
      const column = index % board.width;
      const row = Math.floor(index / board.width);
      const lengthways = outside(column - 1, row) || outside(column + 1, row);
      return lengthways ? `M${x} ${y - 3}v54M${x + 28} ${y - 3}v54` : `M${x - 4} ${y}h64M${x - 4} ${y + 24}h64`;
    })
    .join("");
}

/** Centres of the dots in the lower part of a space. */
export function dots(number: number): number[] {
  return Array.from({ length: number }, (_, i) => 28 + 7.4 * (i - (number - 1) / 2));
}
