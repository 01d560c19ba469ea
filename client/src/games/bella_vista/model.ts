/** The city and the view of Bella Vista, as the server sends them. */
import type { Board, Building, ContractData, TileData, View } from "./server-types";

export type {
  Aids,
  Board,
  Building,
  CitySquare,
  ConstraintData,
  ContractData,
  Progress,
  TileData,
  View,
} from "./server-types";

/** As moves count squares: so many to a row. */
export const ROW = 26;
/** BV-2.3: the place to the right of the offer board. */
export const RIGHT = 8;

export type Cell = readonly [row: number, column: number];

export function cellOf(square: number): Cell {
  return [Math.floor(square / ROW), square % ROW];
}

export function squareAt([row, column]: Cell): number | null {
  return row >= 0 && column >= 0 && row < ROW && column < ROW ? row * ROW + column : null;
}

/** The cells that a building covers. */
export function covered(board: Board, { number, square, turn }: Building): Cell[] {
  const [row, column] = cellOf(square);
  return (board.turns[number]?.[turn] ?? []).map(([r, c]) => [row + r, column + c] as const);
}

/** Over which of its neighbours each square of a high building rises and leans: up and to the right. */
const LEANS_OVER: readonly Cell[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** Whether a building at its full height hides something of one of these squares; its own are no others. */
export function hidesAny(board: Board, building: Building, squares: ReadonlySet<number>): boolean {
  if (building.number < 2 || !squares.size) return false;
  const own = covered(board, building);
  const ownSquares = new Set(own.map(squareAt));
  return own.some(([row, column]) =>
    LEANS_OVER.some(([up, right]) => {
      const square = squareAt([row + up, column + right]);
      return square !== null && squares.has(square) && !ownSquares.has(square);
    }),
  );
}

export function tileOf(board: Pick<Board, "parts">, mark: string): TileData | undefined {
  return board.parts.tiles.find((tile) => tile.mark === mark);
}

/** The name of the city that is played, if it has one. */
export function cityName(board: Pick<Board, "parts">, city: string): string | null {
  const plain = (map: string): string => map.trim().replaceAll(/\s+/g, "/");
  return Object.entries(board.parts.cities).find(([, map]) => plain(map) === city)?.[0] ?? null;
}

/** A contract card by the mark that moves use. */
export function contractMarked(board: Board, mark: string): number {
  return board.parts.contracts.findIndex((card: ContractData) => card.mark === mark);
}

/** The contracts of a seat that this viewer's screen may lay open (BV-R4). */
export function mayShow(view: View, seat: number): boolean {
  return !view.closed_contracts || seat === view.viewer || view.stage === "over";
}
