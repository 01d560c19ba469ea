/** Where the tiles of a hint would come to lie, one after the other. Plain functions, tested. */
import { cellsOf, shapeOf, tileNamed, type Board, type Cell, type Standing } from "./model";
import { read, writeLay } from "./notation";

/** The height of each column, with the starting door. */
function heightsOf(tiles: readonly Standing[]): Map<number, number> {
  const heights = new Map([[0, 1]]);
  for (const [column, floor] of tiles.flatMap(cellsOf))
    heights.set(column, Math.max(floor + 1, heights.get(column) ?? 0));
  return heights;
}

/** The floor on which a tile rests that is let go over a column: as low as what stands there lets it. */
export function restingFloor(shape: readonly Cell[], column: number, tiles: readonly Standing[]): number {
  const heights = heightsOf(tiles);
  return Math.max(0, ...shape.map(([c, floor]) => (heights.get(column + c) ?? 0) - floor));
}

/** The tiles that a hint lays; `legal` are the places that are known for the next move. */
export function hintedTiles(
  board: Board,
  moves: readonly string[],
  tiles: readonly Standing[],
  legal: readonly Standing[] = [],
): Standing[] {
  const laid: Standing[] = [];
  for (const text of moves) {
    const said = read(text);
    if (said.kind !== "lay") continue;
    const tile = tileNamed(board, said.tile);
    const face = board.tiles[tile];
    if (!face) continue;
    const { column, turn } = said;
    const known = laid.length
      ? undefined
      : legal.find((each) => writeLay(each.face.name, each.turn, each.column) === text);
    const row = known?.row ?? restingFloor(shapeOf(face, turn), column, [...tiles, ...laid]);
    laid.push({ face, tile, turn, column, row });
  }
  return laid;
}

/** The tile over which the gain stands: the last one that has no other of them above it. */
export function gainTile(laid: readonly Standing[]): Standing | undefined {
  const topOf = (tile: Standing): number => Math.max(...cellsOf(tile).map(([, floor]) => floor));
  const isBelow = (tile: Standing, other: Standing): boolean =>
    topOf(other) > topOf(tile) && cellsOf(other).some(([x]) => cellsOf(tile).some(([column]) => column === x));
  return laid.findLast((tile) => !laid.some((other) => other !== tile && isBelow(tile, other)));
}
