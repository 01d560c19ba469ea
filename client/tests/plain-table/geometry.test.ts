import { expect, it } from "vitest";
import { CELL, frame, letterSize, places, RIM } from "../../src/plain-table/geometry";

const grid = [
  ["A", null, "C"],
  ["P", "L", null],
];

it("places squares row by row, each with its name and value", () => {
  expect(places(grid).map(({ square }) => square)).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
  expect(places(grid)[4]).toEqual({ square: "b2", value: "L", x: CELL, y: CELL });
});

it("frames the whole grid", () => {
  const [width, height] = [3 * CELL + RIM.left + RIM.right, 2 * CELL + RIM.top + RIM.bottom];
  expect(frame(grid)).toEqual({ x: -RIM.left, y: -RIM.top, width, height });
});

it("writes long marks smaller", () => {
  expect(letterSize("A")).toBe(24);
  expect(letterSize("chestnut")).toBeLessThan(12);
});
