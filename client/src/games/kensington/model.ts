/** Tiles and façades of Kensington, as the server sends them. */
import type { Board, Facade, Placed, TileFace, View } from "./server-types";

export type {
  Aids,
  Board,
  Facade,
  FacadeColumn,
  FacadeCount,
  Part,
  Placed,
  TileBack,
  TileFace,
  View,
} from "./server-types";

/** Columns are counted from the starting door, to the right; floors from the ground, which is 0. */
export type Cell = readonly [column: number, floor: number];

/** A tile where it stands or would stand. */
export interface Standing {
  face: TileFace;
  tile: number;
  turn: number;
  column: number;
  row: number;
}

export function standingOf(board: Board, { tile, column, row, turn }: Placed): Standing | null {
  const face = board.tiles[tile];
  return face ? { face, tile, turn, column: column - board.door, row } : null;
}

export function standing(board: Board, facade: Facade | undefined): Standing[] {
  return (facade?.tiles ?? []).flatMap((placed) => standingOf(board, placed) ?? []);
}

/** The squares of a tile by itself, its lowest left corner at the origin. */
export function shapeOf(face: TileFace, turn = 0): Cell[] {
  return face.ways[turn] ?? [];
}

export function widthOf(face: TileFace, turn = 0): number {
  return 1 + Math.max(0, ...shapeOf(face, turn).map(([column]) => column));
}

export function cellsOf({ face, turn, column, row }: Standing): Cell[] {
  return shapeOf(face, turn).map(([c, r]) => [column + c, row + r] as const);
}

export function tileNamed(board: Board, name: string): number {
  return board.tiles.findIndex((face) => face.name === name);
}

/** KG-2.6: whether a tile that was drawn can be stored by whoever builds. */
export function hasFreePlace(board: Board, view: View): boolean {
  return (view.warehouses[view.seat] ?? []).length < board.storage;
}

/** "-2:3" is the third floor, counted from 1, two columns to the left of the door. */
export function cellNamed(name: string): Cell | null {
  const found = /^(-?\d+):(\d+)$/.exec(name);
  return found ? [Number(found[1]), Number(found[2]) - 1] : null;
}
