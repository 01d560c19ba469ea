/** Four tiles and a plot for tests; tiles are drawn in rows from the top. */
import type { Board, Cell, Standing, TileFace, View } from "../../../src/games/kensington/model";
import { phrase } from "../../../src/lib/fluent-messages";

export function cells(rows: string): Cell[] {
  return rows
    .split("/")
    .reverse()
    .flatMap((row, floor) => [...row].flatMap((sign, column): Cell[] => (sign === "#" ? [[column, floor]] : [])));
}

function face(name: string, kind: TileFace["kind"], ...ways: string[]): TileFace {
  const marks = { lit: name.startsWith("+"), hard: false, cat: name.endsWith("C"), bird: name.endsWith("B") };
  return { name, kind, word: phrase(name), ways: ways.map((rows) => cells(rows).map(([c, r]) => [c, r])), ...marks };
}

export const tiles = [
  face("+H1", "window", "#"),
  face("-H3", "window", "###"),
  face("^C3", "roof", "##/#.", "##/.#"),
  face("+U2", "window", "###/#.#"),
];
export const board: Board = {
  columns: 64,
  rows: 32,
  door: 33,
  tiles,
  backs: [],
  backs_on_show: [],
  storage: 2,
  must_spend_at: 4,
  end_at_birds: 7,
};
export const placed = (tile: number, column: number, row: number, turn = 0) => ({
  tile,
  column: column + 33,
  row,
  turn,
});
export const at = (name: string, column: number, row: number): Standing => {
  const tile = tiles.findIndex((each) => each.name === name);
  return { face: tiles[tile] as TileFace, tile, turn: 0, column, row };
};
export const view = (more: Partial<View>): View => ({
  facades: [{ tiles: [] }, { tiles: [] }],
  warehouses: [[], []],
  heap: [],
  backs: [],
  tokens: [1, 1],
  stock: 6,
  units: "joined",
  turning_roofs: false,
  storing: "must",
  takes: "must",
  backs_by: "outlines",
  first: 0,
  seat: 0,
  stage: "build",
  taking: null,
  taken: null,
  owed: false,
  laid: 0,
  skipping: false,
  ender: null,
  skips: 0,
  idle: 0,
  ended_by: null,
  ...more,
});
