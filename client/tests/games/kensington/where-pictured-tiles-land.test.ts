import { expect, it } from "vitest";
import { letDown } from "../../../src/games/kensington/where-pictured-tiles-land";
import type { Board, TileFace } from "../../../src/games/kensington/model";

const face = (name: string, way: [number, number][]): TileFace => ({
  name,
  kind: "window",
  lit: true,
  hard: false,
  cat: false,
  bird: false,
  word: { type: "phrase", key: name, facts: {} },
  ways: [way],
});
const row = face("+H3", [
  [0, 0],
  [1, 0],
  [2, 0],
]);
const hook = face("+C3", [
  [0, 0],
  [0, 1],
  [1, 1],
]);
const board = { tiles: [row, hook] } as unknown as Board;

it("lays a tile on the ground, or on what stands under any of its columns", () => {
  const [low, high] = letDown(board, [], ["+H3@1", "+H3@0"]);
  expect(low?.tile.row).toBe(0);
  expect(high?.cells).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

it("lets the overhang of a tile reach over its neighbour", () => {
  expect(letDown(board, [], ["+C3@-1"])[0]?.tile.row).toBe(0);
});

it("stands a tile upright that may not be turned, to show that it may not", () => {
  const [turned] = letDown(board, [], ["+H3/1@1"]);
  expect(turned?.isTurned).toBe(true);
  expect(turned?.cells).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
});

it("leaves alone what is no tile to be laid", () => {
  expect(letDown(board, [], [".", "-H9@1", "?H1"])).toEqual([]);
});
