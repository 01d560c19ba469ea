import { describe, expect, it } from "vitest";
import {
  around,
  bubbleAside,
  bubbleTip,
  CELL,
  centre,
  corner,
  drawnIn,
  FLOOR,
  frame,
  handle,
  hiddenBy,
  lift,
  NAMED_AT,
  outlinePath,
  outlines,
  painted,
  rounded,
  signs,
  walls,
  windows,
} from "../../../src/games/bella_vista/geometry";
import type { Cell } from "../../../src/games/bella_vista/model";

const ELL: Cell[] = [
  [0, 0],
  [1, 0],
  [1, 1],
];

describe("outlines", () => {
  it("go clockwise around the cells, with corners only where they turn", () => {
    expect(
      outlines([
        [0, 0],
        [0, 1],
      ]),
    ).toEqual([
      [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: 1 },
        { x: 0, y: 1 },
      ],
    ]);
    expect(outlines(ELL)[0]).toHaveLength(6);
  });

  it("give a hole an outline of its own", () => {
    const ring = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((column): Cell => [row, column]))
      .filter(([row, column]) => row !== 1 || column !== 1);
    expect(outlines(ring).map((loop) => loop.length)).toEqual([4, 4]);
  });

  it("are the same when a cell is named twice: a building beside two parks stays lit", () => {
    expect(outlines([...ELL, ...ELL])).toEqual(outlines(ELL));
  });

  it("keep cells apart that only touch by their corners", () => {
    expect(
      outlines([
        [0, 0],
        [1, 1],
      ]).map((loop) => loop.length),
    ).toEqual([4, 4]);
  });

  it("are drawn in from the sides", () => {
    expect(drawnIn(outlines([[0, 0]])[0] ?? [], 3)).toEqual([
      { x: 3, y: 3 },
      { x: 35, y: 3 },
      { x: 35, y: 35 },
      { x: 3, y: 35 },
    ]);
  });

  it("become paths with rounded corners", () => {
    expect(
      rounded(
        [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 9, y: 9 },
        ],
        2,
      ),
    ).toMatch(/^M2 2Q0 0 2 0L7 0Q9 0 9 2L9 7Q9 9 7 7Z$/);
    expect(outlinePath([[0, 0]], 1, 4).match(/Q/g)).toHaveLength(4);
  });
});

describe("buildings", () => {
  it("show their south and west walls, the ones behind first", () => {
    expect(walls(ELL).map(({ side, y }) => [side, y])).toEqual([
      ["south", 76 - 3.2],
      ["west", 76 - 3.2],
    ]);
    const tee: Cell[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
    ];
    expect(walls(tee).map(({ side, x }) => [side, Math.round(x)])).toEqual([
      ["south", 73],
      ["south", 3],
      ["west", 3],
      ["south", 41],
      ["west", 41],
    ]);
  });

  it("rise with their floors and lean to the right", () => {
    expect(lift(8).y).toBeCloseTo(-8 * FLOOR);
    expect(lift(3).x).toBeGreaterThan(0);
    expect(lift(8, true).y).toBe(-2);
  });

  it("have one row of windows a floor", () => {
    const wall = { side: "south", x: 0, y: 38, length: 31.6 } as const;
    expect(new Set(windows(wall, 5).map(({ y }) => y.toFixed(1))).size).toBe(5);
    expect(windows(wall, 5)).toHaveLength(5 * 4);
  });

  it("are held by the cell in their middle", () => {
    expect(
      handle([
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ]),
    ).toEqual([0, 1]);
    expect(
      handle([
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 1],
      ]),
    ).toEqual([0, 1]);
  });

  it("carry their number where no taller neighbour hides it", () => {
    const wide: Cell[] = [
      [0, 0],
      [0, 1],
    ];
    const hidden = hiddenBy(2, ([row, column]) => (row === 1 && column === 0 ? 8 : 0));
    expect(hidden([0, 0])).toBeCloseTo(6 * FLOOR);
    expect(signs(wide).number.x).toBe(19);
    expect(signs(wide, hidden).number.x).toBe(57);
    expect(signs(wide, hidden).crest.x).toBe(19);
  });

  it("put number and crest side by side on a single square", () => {
    const { number, crest } = signs([[2, 3]]);
    expect(number.x).toBeLessThan(crest.x);
  });
});

describe("the painter", () => {
  const order = (...cells: Cell[][]): number[] =>
    painted(
      cells.map((own, i) => ({ own, i })),
      ({ own }) => own,
    ).map(({ i }) => i);

  it("begins with what lies behind: above, then to the right", () => {
    expect(order([[1, 0]], [[0, 0]])).toEqual([1, 0]);
    expect(order([[0, 0]], [[0, 1]])).toEqual([1, 0]);
    expect(order([[1, 0]], [[0, 1]])).toEqual([1, 0]);
  });

  it("follows neighbours around a corner", () => {
    expect(
      order(
        [[2, 0]],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 1],
          [1, 1],
        ],
      ),
    ).toEqual([2, 1, 0]);
  });

  it("paints each once, even those that hold each other in their arms", () => {
    const first: Cell[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ];
    const second: Cell[] = [
      [0, 1],
      [1, 1],
      [3, 1],
      [3, 0],
    ];
    expect(order(first, second).sort()).toEqual([0, 1]);
  });
});

describe("the drawing", () => {
  it("counts in cells", () => {
    expect(corner([1, 2])).toEqual({ x: 76, y: 38 });
    expect(centre([0, 0])).toEqual({ x: 19, y: 19 });
    expect(
      around([
        [2, 3],
        [4, 1],
      ]),
    ).toEqual({ row: 2, column: 1, rows: 3, columns: 3 });
    expect(frame({ width: 10, height: 4 }).width).toBe(380 + 54);
  });

  it("has room for the frames around the names of rows and columns", () => {
    const half = { width: 30 / 2 + 1, height: 26 / 2 + 1 };
    const { x, y, height } = frame({ width: 10, height: 4 });
    expect(-x - NAMED_AT).toBeGreaterThanOrEqual(half.width);
    expect(y + height - 4 * CELL - NAMED_AT).toBeGreaterThanOrEqual(half.height);
  });
});

describe("the bubble over a place", () => {
  const HALF = 59;

  it("stands above its tip where there is room on both sides", () => {
    expect(bubbleAside(HALF, { left: 300, right: 300 })).toBe(0);
  });

  it("moves into the drawing at its edges, and its tip stays below it", () => {
    const [first, last] = [bubbleAside(HALF, { left: 19, right: 589 }), bubbleAside(HALF, { left: 601, right: 7 })];
    expect(first).toBeGreaterThan(0);
    expect(last).toBeLessThan(0);
    for (const aside of [first, last]) expect(Math.abs(aside)).toBeLessThan(HALF);
  });

  const L: Cell[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  const up = lift(5);

  it("has its tip at the back of the roof", () => {
    expect(bubbleTip(L, up, 4 * CELL)).toEqual({ x: CELL / 2 + up.x, y: up.y, below: false });
  });

  it.each([
    ["as tall as it is", up],
    ["sunk", lift(5, true)],
  ])("hangs from the foot of a building in the top row (%s): it would lie over it", (_, roof) => {
    expect(bubbleTip(L, roof, 0)).toEqual({ x: CELL, y: 2 * CELL, below: true });
  });

  it("hangs from a building in the second row that reaches up into the margin", () => {
    expect(bubbleTip([[0, 0]], lift(8), CELL).below).toBe(true);
    expect(bubbleTip([[0, 0]], lift(1), CELL).below).toBe(false);
  });
});
