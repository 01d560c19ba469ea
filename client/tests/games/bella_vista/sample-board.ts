/** A city of two districts and a park for tests: 4 rows, 10 columns. */
import { ROW, type Board, type CitySquare } from "../../../src/games/bella_vista/model";

const MAP = "AABB1/AABB1";
const UNIT = 2;

function squares(): CitySquare[] {
  return MAP.split("/").flatMap((line, y) =>
    [0, 1].flatMap((down) =>
      [...line].flatMap((tile, x) =>
        [0, 1].map((across) => {
          const row = y * UNIT + down;
          const column = x * UNIT + across;
          return {
            square: row * ROW + column,
            name: `${String.fromCharCode(97 + column)}${row + 1}`,
            tile,
            kind: tile === "1" ? ("park" as const) : ("district" as const),
            border: row === 0 || row === 3 || column === 0,
            park: column === 7,
            river: false,
          };
        }),
      ),
    ),
  );
}

export const city: Board = {
  width: 10,
  height: 4,
  squares: squares(),
  turns: [
    [],
    [
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    [],
    [],
    [],
    [
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      [
        [0, 0],
        [1, -1],
        [1, 0],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ],
    [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [[[0, 0]]],
    [[[0, 0]]],
  ],
  parts: {
    rounds: 8,
    squares: 40,
    open_contracts: 4,
    smaller_coins: 1,
    tallest_coins: 3,
    unit: UNIT,
    tiles: [
      { mark: "A", kind: "district", symbol: "leaves", pattern: "plain" },
      { mark: "B", kind: "district", symbol: "leaves", pattern: "hatched" },
      { mark: "1", kind: "park" },
    ],
    sizes: { district: [4, 4], park: [2, 4], river: [2, 6] },
    buildings: [],
    constraints: [],
    heights: [],
    clusters: [],
    tables: {},
    contracts: [{ mark: "A", kind: "district", districts: "A", needed: 2, needed_by_two: 3, coins: 6 }],
    cities: { home: "AABB1\nAABB1\n" },
  },
  table: { slots: [7, 5, 3, 1, 0], coins: 20, sets: 1, hand: 3, start: [0, 1, 2, 3], neutral: false },
  constraints: [],
  contracts: [],
  heights: [],
  clusters: [],
};
