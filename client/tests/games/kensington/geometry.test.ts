import { describe, expect, it } from "vitest";
import {
  aside,
  bends,
  besideFor,
  boxOf,
  closeUp,
  middleOfMost,
  middleWithBuilt,
  fitted,
  floorsOf,
  isCutOff,
  lookingUpTo,
  looseBox,
  middleOf,
  outline,
  painted,
  perch,
  reachOf,
  roofline,
  runs,
  side,
  skyForBubble,
  spanOf,
  STREET,
  streetFor,
  tipAbove,
  timesToPress,
  UNIT,
  widened,
  withPlaces,
} from "../../../src/games/kensington/geometry";
import { cellNamed, cellsOf, standing, type Cell, type TileFace } from "../../../src/games/kensington/model";
import { at, board, cells, placed, tiles } from "./sample-board";

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

  it("is enlarged where its columns are too narrow for a finger, around the one that matters", () => {
    const whole = fitted(boxOf({ left: -20, right: 19, height: 5 }, 72), 374, 300);
    const times = timesToPress(whole, 374);
    expect([timesToPress(whole, 1000), timesToPress(whole, 0)]).toEqual([1, 1]);
    for (const column of [-20, 0, 19]) {
      const part = closeUp(whole, times, column, 2);
      expect((UNIT * 374) / part.width).toBeGreaterThanOrEqual(20);
      expect(part.x).toBeLessThanOrEqual(column * UNIT);
      expect(part.x + part.width).toBeGreaterThanOrEqual((column + 1) * UNIT);
      // As much of the screen is street as before.
      expect(part.y + part.height).toBeCloseTo((whole.y + whole.height) / times);
    }
  });

  it("is enlarged around all that is built where that comes into sight, beside the column that matters", () => {
    expect(middleWithBuilt(2, { left: -1, right: 7 }, 10)).toBe(2.5);
    expect(middleWithBuilt(9, { left: -1, right: 7 }, 10)).toBe(3.5);
    expect(middleWithBuilt(4, { left: -1, right: 7 }, 10)).toBe(3.5);
    expect(middleWithBuilt(2, { left: -9, right: 7 }, 10)).toBe(2);
  });

  it("is enlarged around a high floor, even if the street is out of sight", () => {
    const whole = fitted(boxOf({ left: -20, right: 19, height: 30 }, 72), 374, 300);
    const part = closeUp(whole, 4, 0, 25);
    expect(part.y).toBeLessThanOrEqual(-26 * UNIT);
    expect(part.y + part.height).toBeGreaterThan(-25 * UNIT);
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

describe("the side that two squares share", () => {
  const square = (name: string): Cell => cellNamed(name) ?? [0, 0];

  it("lies above the lower one, or left of the right one, and is none where they do not touch", () => {
    expect(side([square("1:1"), square("1:2")])).toEqual([`M${UNIT + 15} ${-UNIT}h${UNIT - 30}`]);
    expect(side([square("-1:2"), square("0:2")])).toEqual([`M0 ${-2 * UNIT + 15}v${UNIT - 30}`]);
    expect([side([square("0:1"), square("1:2")]), side([square("0:1")])]).toEqual([[], []]);
  });
});

describe("what is drawn above a façade", () => {
  const part = { x: 5, y: -3 * UNIT, width: 400, height: 300 };

  it("is cut off where squares lie above the part that is seen", () => {
    expect(isCutOff(part, ["2:1", "9"])).toBe(false);
    expect(isCutOff(part, [])).toBe(false);
    expect(isCutOff(part, ["2:4", "2:3"])).toBe(true);
    // A frame is drawn around a square.
    expect(isCutOff(part, ["2:3"])).toBe(true);
    expect([floorsOf(["2:5", "3:4"]), floorsOf(["7"]), floorsOf([])]).toEqual([5, 0, 0]);
  });

  it("has room for every tile at hand on the highest column, as much before it is laid as after", () => {
    const [single, row, roof, arch] = tiles as [TileFace, TileFace, TileFace, TileFace];
    const house = [at("-H3", 1, 0), at("+H1", 1, 1)];
    expect(reachOf([], 0, [arch])).toBe(1 + 2);
    expect(reachOf(house, 0, [single, roof])).toBe(2 + 2);
    expect(reachOf(house, 0, [])).toBe(2);
    const laid = [...house, at("+U2", 1, 1)];
    expect(reachOf(laid, 1, [])).toBe(reachOf(house, 0, [arch]));
    expect(reachOf(laid, 1, [row])).toBe(reachOf(house, 0, [arch, row]));
  });

  it("is seen by looking up, and no column moves sideways", () => {
    expect(lookingUpTo(part, -4 * UNIT)).toEqual({ ...part, y: -4 * UNIT });
    expect(lookingUpTo(part, -2 * UNIT)).toBe(part);
  });

  it("has room for a bubble of any size, which leaves the bird in sight", () => {
    for (const scale of [1, 2, 3]) {
      expect(tipAbove(true, scale) - 4 * scale).toBeGreaterThanOrEqual(26);
      expect(skyForBubble(scale)).toBeGreaterThan(tipAbove(true, scale) + 36 * scale);
    }
  });
});

describe("the part in which a façade opens", () => {
  it("has as many places as can be seen with the one that is aimed at", () => {
    expect(middleOfMost([-15, 3, 5, 9, 11], 5, 12)).toBe(7);
    expect(middleOfMost([-15, 3, 5, 9, 11], -15, 12)).toBe(-15);
    expect(middleOfMost([], 4, 12)).toBe(4);
  });
});

describe("the street below a small façade", () => {
  const houses = boxOf({ left: -9, right: 12, height: 8 }, 36, 10, 0);
  const drawnIn = (width: number, height: number): number => {
    const street = streetFor(10, houses, width, height);
    return street * Math.min(width / houses.width, height / (houses.height + street));
  };

  it("is high enough for numbers, whether the room is narrow or low", () => {
    expect(drawnIn(260, 300)).toBeCloseTo(10);
    expect(drawnIn(260, 70)).toBeCloseTo(10);
  });
  it("is never lower than it is drawn elsewhere, nor needs a room that is measured", () => {
    expect(streetFor(10, houses, 2000, 1000)).toBe(STREET);
    expect(streetFor(10, houses, 0, 0)).toBe(STREET);
  });
});

describe("the room beside houses", () => {
  it("is as much as a sign below the last column needs", () => {
    const houses = boxOf({ left: -20, right: 22, height: 3 }, 36);
    const beside = besideFor(18, houses, 177);
    const pixels = 177 / (houses.width + 2 * beside);
    expect((beside + UNIT / 2) * pixels).toBeCloseTo(9);
  });
  it("is none where columns are wider than signs, or nothing is measured", () => {
    expect(besideFor(18, boxOf({ left: -3, right: 3, height: 3 }, 36), 177)).toBe(0);
    expect(besideFor(18, boxOf({ left: -20, right: 22, height: 3 }, 36), 0)).toBe(0);
  });
});

describe("a bubble near the edge of what is seen", () => {
  const sides = { x: 100, width: 400 };

  it("stands over its tip wherever it is seen whole", () => {
    expect([aside(130, 30, sides), aside(300, 30, sides), aside(470, 30, sides)]).toEqual([0, 0, 0]);
  });

  it("stands aside as far as it has to, and never leaves its tip", () => {
    expect([aside(110, 30, sides), aside(480, 30, sides)]).toEqual([20, -10]);
    expect([aside(20, 30, sides), aside(600, 30, sides)]).toEqual([30, -30]);
  });
});
