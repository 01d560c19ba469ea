/** Where tiles come to lie that are let down on a façade one after the other, allowed or not. */
import { cellsOf, shapeOf, tileNamed, type Board, type Cell, type Standing } from "./model";
import { read } from "./notation";

/** A tile that was let down; one that may not be turned is drawn turned all the same. */
export interface LetDown {
  tile: Standing;
  cells: Cell[];
  isTurned: boolean;
}

/** A shape after a quarter turn to the left. */
function turned(shape: readonly Cell[]): Cell[] {
  const floors = 1 + Math.max(...shape.map(([, floor]) => floor));
  return shape.map(([column, floor]) => [floors - 1 - floor, column] as const);
}

/** It rests on the highest square under any of its columns; the starting door is always there. */
function landing(shape: readonly Cell[], column: number, taken: readonly Cell[]): number {
  const top = (x: number): number =>
    Math.max(0, ...[[0, 0] as const, ...taken].flatMap(([c, floor]) => (c === x ? [floor + 1] : [])));
  return Math.max(...shape.map(([c, floor]) => top(column + c) - floor), 0);
}

export function letDown(board: Board, tiles: readonly Standing[], moves: readonly string[]): LetDown[] {
  const found: LetDown[] = [];
  const taken = tiles.flatMap(cellsOf);
  for (const text of moves) {
    const said = read(text);
    if (said.kind !== "lay") continue;
    const tile = tileNamed(board, said.tile);
    const face = board.tiles[tile];
    if (!face) continue;
    const isTurned = said.turn >= face.ways.length;
    const shape = isTurned ? turned(shapeOf(face)) : shapeOf(face, said.turn);
    const row = landing(shape, said.column, taken);
    const cells = shape.map(([c, floor]) => [said.column + c, row + floor] as const);
    taken.push(...cells);
    found.push({ tile: { face, tile, turn: isTurned ? 0 : said.turn, column: said.column, row }, cells, isTurned });
  }
  return found;
}
