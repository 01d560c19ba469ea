import { describe, expect, it } from "vitest";
import { gainTile, hintedTiles, restingFloor } from "../../../src/games/kensington/where-hinted-tiles-land";
import type { Board, Cell, Standing, TileFace } from "../../../src/games/kensington/model";

const face = (name: string, cells: Cell[]): TileFace => ({ name, ways: [cells] }) as unknown as TileFace;
const single = face("+A1", [[0, 0]]);
const wide = face("+B2", [
  [0, 0],
  [1, 0],
]);
/** A square on the ground, and one that juts out above the next column. */
const hook = face("+C3", [
  [0, 0],
  [0, 1],
  [1, 1],
]);
const board = { tiles: [single, wide, hook] } as unknown as Board;
const standing = (tile: number, column: number, row: number): Standing => ({
  face: board.tiles[tile] as TileFace,
  tile,
  turn: 0,
  column,
  row,
});

describe("the tiles of a hint", () => {
  it("rest as low as what stands there lets them", () => {
    const built = [standing(0, 1, 0), standing(0, 1, 1)];
    expect(restingFloor([[0, 0]], 5, built)).toBe(0);
    expect(restingFloor([[0, 0]], 0, built)).toBe(1);
    expect(restingFloor(wide.ways[0] as Cell[], 0, built)).toBe(2);
    expect(restingFloor(hook.ways[0] as Cell[], 0, built)).toBe(1);
  });

  it("lie upon one another, in the order in which they are laid", () => {
    const laid = hintedTiles(board, ["+A1@2", "+B2@2", "+A1@3", "."], []);
    expect(laid.map(({ column, row }) => [column, row])).toEqual([
      [2, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it("begin where the table says that the next one lands", () => {
    const [first] = hintedTiles(board, ["+A1@2"], [], [standing(0, 2, 4)]);
    expect(first?.row).toBe(4);
  });

  it("leave out what is not known or not laid", () => {
    expect(hintedTiles(board, ["+Z9@1", "?A1", "~"], [])).toEqual([]);
  });

  it("have their gain over the last one that no other covers", () => {
    const [low, high, apart] = [standing(0, 2, 0), standing(0, 2, 1), standing(0, 5, 0)];
    expect(gainTile([low, high])).toBe(high);
    expect(gainTile([high, low])).toBe(high);
    expect(gainTile([low, high, apart])).toBe(apart);
    expect(gainTile([])).toBeUndefined();
  });
});
