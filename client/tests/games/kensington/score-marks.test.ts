import { describe, expect, it } from "vitest";
import type { ScoreLine } from "../../../src/lib/server-types";
import { UNIT } from "../../../src/games/kensington/geometry";
import type { FacadeColumn, Standing } from "../../../src/games/kensington/model";
import {
  CAT,
  cornerSign,
  floorsOfSigns,
  lightsOf,
  openRoofs,
  pace,
  readable,
  type CountedFacade,
} from "../../../src/games/kensington/score-marks";

const line = (points: number, spaces: string[], rule = ""): ScoreLine => ({
  seat: 0,
  rule,
  reason: "",
  points,
  facts: {},
  spaces,
});
const column = (at: number, height: number, roofed: boolean, windows = 1): FacadeColumn => ({
  column: at,
  height,
  roofed,
  windows,
  doors: 0,
});
const pane = (at: number, row: number): Standing => ({
  face: { kind: "window", ways: [[[0, 0]]] } as unknown as Standing["face"],
  tile: 0,
  turn: 0,
  column: at,
  row,
});
const facade = (more: Partial<CountedFacade>): CountedFacade => ({ tiles: [], columns: [], lines: [], ...more });

describe("what the score walk writes on a façade", () => {
  it("numbers the windows of roofed columns from the left, from the ground up", () => {
    const tiles = [pane(1, 0), pane(-1, 1), pane(-1, 0), pane(2, 0)];
    const columns = [column(-1, 3, true, 2), column(1, 2, true), column(2, 1, false)];
    expect(
      lightsOf("windows", facade({ tiles, columns })).map(({ marks }) =>
        marks.map(({ cell, text }) => [...cell, text]),
      ),
    ).toEqual([
      [
        [-1, 0, "1"],
        [-1, 1, "2"],
      ],
      [[1, 0, "3"]],
    ]);
  });

  it("says above the column of each height what it brought when it was roofed, and below how high it is", () => {
    const columns = [column(-1, 3, true), column(0, 2, true)];
    const lines = [line(1, ["-1:3"]), line(2, ["0:2"])];
    expect(
      lightsOf("heights", facade({ columns, lines })).flatMap(({ marks }) => marks.map(({ text, at }) => [text, at])),
    ).toEqual([
      ["+1", "above"],
      ["3", "street"],
      ["+2", "above"],
      ["2", "street"],
    ]);
  });

  it("hides no bird under what a height brings", () => {
    const face = {
      kind: "roof",
      bird: true,
      ways: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    } as unknown as Standing["face"];
    const roof: Standing = { face, tile: 0, turn: 0, column: 0, row: 1 };
    const columns = [column(0, 2, true), column(3, 3, true)];
    const lines = [line(1, ["0:2"]), line(2, ["3:3"])];
    const marks = lightsOf("heights", facade({ tiles: [roof], columns, lines })).map((light) => light.marks[0]?.at);
    expect(marks).toEqual(["over-bird", "above"]);
  });

  it("counts the windows below their column where numbers would lie over one another", () => {
    const columns = [column(-1, 3, true, 2), column(1, 2, true)];
    const lights = lightsOf("windows", facade({ tiles: [pane(1, 0), pane(-1, 1), pane(-1, 0)], columns }));
    expect(
      readable("windows", lights, 2).map(({ marks }) => marks.map(({ text, at }) => `${text} ${at}`.trim())),
    ).toEqual([
      ["corner", "corner", "2 street"],
      ["corner", "1 street"],
    ]);
    expect(readable("windows", lights, 1.3)).toEqual(lights);
    expect(readable("cats", lights, 2)).toEqual(lights);
  });

  it("hides neither the cats it counts nor those beside and above them, at any size", () => {
    for (const size of [1, 1.3, 1.5, 1.51, 2]) {
      for (const text of ["", "2", "12"]) {
        const { x, y, wide, high } = cornerSign(text, size);
        const [left, right, bottom] = [x - (wide * size) / 2, x + (wide * size) / 2, y + (high * size) / 2];
        expect(bottom).toBeLessThanOrEqual(CAT.top);
        const isOut = y - (high * size) / 2 < CAT.bottom - UNIT;
        if (isOut) expect(left).toBeGreaterThanOrEqual(CAT.right);
        if (isOut && text.length < 2) expect(right).toBeLessThanOrEqual(UNIT + CAT.left);
        expect(left).toBeGreaterThan(0);
      }
    }
  });

  it("writes what is counted in the corner of its square", () => {
    const columns = [column(0, 2, true)];
    const lines = [line(1, ["0:1"])];
    for (const part of ["windows", "doors", "cats"] as const) {
      const lights = lightsOf(part, facade({ tiles: [pane(0, 0)], columns, lines }));
      expect(lights.flatMap(({ marks }) => marks.map(({ at }) => at))).toEqual(["corner"]);
    }
  });

  it("numbers the roofs of a small façade below their columns", () => {
    const lights = lightsOf("full", facade({ columns: [column(4, 2, true)], lines: [line(1, [])] }));
    expect(readable("full", lights, 1)[0]?.marks).toEqual([{ cell: [4, 1], text: "1", at: "square" }]);
    expect(readable("full", lights, 2)[0]?.marks).toEqual([{ cell: [4, 0], text: "1", at: "street" }]);
  });

  it("leaves room for signs over missing roofs at every step", () => {
    expect(floorsOfSigns([column(0, 7, false), column(1, 4, true)])).toBe(8);
    expect(floorsOfSigns([column(0, 2, true)])).toBe(0);
  });

  it("rings doors with their points, and counts cats from the left", () => {
    const lines = [line(2, ["0:1"]), line(2, ["-3:1"])];
    expect(lightsOf("doors", facade({ lines })).map(({ column: at, marks }) => [at, marks[0]?.text])).toEqual([
      [-3, "2"],
      [0, "2"],
    ]);
    const cats = [line(1, ["2:1", "3:1", "4:1"]), line(1, ["-1:2"])];
    expect(lightsOf("cats", facade({ lines: cats })).map(({ marks }) => [marks[0]?.cell[0], marks[0]?.text])).toEqual([
      [-1, "1"],
      [3, "2"],
    ]);
  });

  it("numbers the roofs only where every column has one, and shows where one is missing", () => {
    const columns = [column(-1, 2, true), column(0, 1, false), column(1, 3, false), column(3, 2, false)];
    expect(lightsOf("full", facade({ columns }))).toEqual([]);
    expect(openRoofs("full", { columns })).toEqual([
      {
        roofs: [
          [0, 1],
          [1, 3],
        ],
        sign: [1, 3],
      },
      { roofs: [[3, 2]], sign: [3, 3] },
    ]);
    const between = [column(0, 4, true), column(1, 1, false), column(2, 2, true)];
    expect(openRoofs("windows", { columns: between })[0]?.sign).toEqual([1, 4]);
    expect(openRoofs("cats", { columns })).toEqual([]);
    const whole = facade({ columns: columns.slice(0, 1), lines: [line(1, [])] });
    expect(lightsOf("full", whole).map(({ marks }) => marks[0]?.text)).toEqual(["1"]);
  });

  it("lights up in 260 ms steps, and never takes longer than two seconds and a half", () => {
    expect(pace(3)).toBe(260);
    expect(pace(0)).toBe(260);
    expect(pace(20) * 20).toBe(2500);
  });
});
