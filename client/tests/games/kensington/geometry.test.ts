import { describe, expect, it } from "vitest";
import {
  bends,
  boxOf,
  fitted,
  looseBox,
  middleOf,
  outline,
  painted,
  perch,
  roofline,
  runs,
  spanOf,
  UNIT,
  widened,
  withPlaces,
} from "../../../src/games/kensington/geometry";
import { cellNamed, cellsOf, standing } from "../../../src/games/kensington/model";
import { at, board, cells, placed } from "./sample-board";

describe("the outline of a tile", () => {
  const corners = (rows: string): number[] => bends(cells(rows)).map((loop) => loop.length);

  it("has as many corners as the polyomino", () => {
    expect(corners("#")).toEqual([4]);
    expect(corners("####")).toEqual([4]);
    expect(corners("##/#.")).toEqual([6]);
    expect(corners("###/.#.")).toEqual([8]);
    expect(corners("###/#.#")).toEqual([8]);
    expect(corners(".##/##.")).toEqual([8]);
  });

  it("goes round a hole by itself", () => {
    expect(corners("###/#.#/###")).toEqual([4, 4]);
  });

  it("keeps squares apart that touch at a corner only", () => {
    expect(corners("#./.#")).toEqual([4, 4]);
  });

  it("is moved inwards at convex and at hollow corners", () => {
    expect(outline([[0, 0]], 2, 0).match(/Q(\S+ \S+)/g)).toEqual(["Q70 -70", "Q70 -2", "Q2 -2", "Q2 -70"]);
    const hollow = bends(cells("##/#."))
      .flat()
      .find(({ x, y }) => x === 1 && y === -1);
    expect(hollow).toBeDefined();
    expect(outline(cells("##/#."), 2, 0)).toContain("70 -74");
  });

  it("cuts the upper corners of a roof, and no others", () => {
    expect(roofline([[0, 0]]).split("L")).toHaveLength(6);
    expect(roofline([[0, 0]])).toContain("12.45 -70.8");
    expect(roofline(cells("##")).split("L")).toHaveLength(6);
    expect(roofline(cells("##/#.")).split("L")).toHaveLength(8);
  });
});

describe("the drawing of a tile", () => {
  it("knows what is open above and below", () => {
    expect(runs(cells("###/#.#"), 1)).toEqual([{ from: 0, to: 2, floor: 1 }]);
    expect(runs(cells("###/#.#"), -1)).toEqual([
      { from: 0, to: 0, floor: 0 },
      { from: 2, to: 2, floor: 0 },
      { from: 1, to: 1, floor: 1 },
    ]);
  });

  it("has its cat on a square of its own", () => {
    expect(middleOf(cells("###"))).toEqual([1, 0]);
    expect(cells("###/#.#")).toContainEqual(middleOf(cells("###/#.#")));
  });

  it("has its bird on the ridge", () => {
    expect(perch(cells("###/.#."))).toEqual({ x: 1.5 * UNIT, y: -2 * UNIT });
    expect(perch(cells("#./##"))).toEqual({ x: 0.5 * UNIT, y: -2 * UNIT });
  });

  it("leaves room for a bird above", () => {
    expect(looseBox(cells("#"), true).height).toBeGreaterThan(looseBox(cells("#"), false).height);
  });
});

describe("a façade", () => {
  const house = [at("^C3", 0, 2), at("-H3", 1, 0), at("+H1", -1, 0), at("+H1", 0, 1)];

  it("is painted from the ground up, roofs last", () => {
    expect(painted(house).map(({ face: { name }, column }) => `${name}@${column}`)).toEqual([
      "+H1@-1",
      "-H3@1",
      "+H1@0",
      "^C3@0",
    ]);
  });

  it("spans its columns, the door's in any case", () => {
    expect(spanOf([])).toEqual({ left: 0, right: 0, height: 1 });
    expect(spanOf(house)).toEqual({ left: -1, right: 3, height: 4 });
    expect(widened(spanOf(house), -3, 2, 3)).toEqual({ left: -3, right: 3, height: 4 });
  });

  it("makes room for the columns and squares that words speak of", () => {
    const span = { left: -2, right: 3, height: 4 };
    expect(withPlaces(span, ["0", "1:2"])).toEqual(span);
    expect(withPlaces(span, ["-5", "4:6"])).toEqual({ left: -5, right: 4, height: 6 });
  });

  it("counts columns from the door", () => {
    const [tile] = standing(board, { tiles: [placed(1, -2, 3)] });
    expect(tile && cellsOf(tile)).toEqual([
      [-2, 3],
      [-1, 3],
      [0, 3],
    ]);
    expect(cellNamed("-2:3")).toEqual([-2, 2]);
    expect(cellNamed("a1")).toBeNull();
  });

  it("fills its frame with sky or with street, and keeps the ground", () => {
    const box = boxOf({ left: -1, right: 1, height: 2 }, 72);
    const wide = fitted(box, 400, 100);
    const tall = fitted(box, 100, 400);
    for (const one of [wide, tall]) expect(one.y + one.height).toBeCloseTo(box.y + box.height);
    expect(wide.width / wide.height).toBeCloseTo(4);
    expect(tall.width).toBe(box.width);
    expect(tall.width / tall.height).toBeCloseTo(0.25);
    expect(fitted(box, 0, 0)).toBe(box);
  });
});
