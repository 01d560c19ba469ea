import { describe, expect, it } from "vitest";
import {
  previewedGainPlace,
  SMALL_GAIN,
  smallGainCorner,
  smallGainWidth,
} from "../../../src/games/sunrise/gain-places";
import { CELL, type Point } from "../../../src/games/sunrise/geometry";

const LAST: Point = { x: 5 * CELL.width, y: 5 * CELL.height };
const beside = (columns: number, rows: number): Point => ({
  x: LAST.x + columns * CELL.width,
  y: LAST.y + rows * CELL.height,
});

describe("the gain of a space that is previewed", () => {
  it("stand as high as the house that is previewed", () => {
    const place = previewedGainPlace(beside(1, 0), LAST, 30, () => false);
    expect(place).toMatchObject({ x: beside(1, 0).x + 28, y: LAST.y - 30, hangs: false });
  });

  const isAt =
    (...built: Point[]) =>
    ({ x, y }: Point): boolean =>
      built.some((each) => each.x === x && each.y === y);

  it("hang below a previewed house where another stands behind it, unless one stands before it, too", () => {
    const right = beside(1, 0);
    expect(previewedGainPlace(right, LAST, 0, isAt(beside(1, -1))).hangs).toBe(true);
    expect(previewedGainPlace(right, LAST, 0, isAt(beside(1, -1), beside(1, 1))).hangs).toBe(false);
    expect(previewedGainPlace(beside(0, 1), LAST, 0, () => false).hangs).toBe(true);
    expect(previewedGainPlace(beside(0, -1), LAST, 0, isAt(beside(0, -2))).hangs).toBe(false);
  });
});

describe("the small gains of lit spaces", () => {
  it.each([1, SMALL_GAIN.onPhone])("lie within their spaces, drawn %s times as large", (scale) => {
    const space = beside(2, 1);
    const { x, y } = smallGainCorner(space);
    expect(x).toBeLessThan(space.x + CELL.width);
    expect(x - smallGainWidth("+20") * scale).toBeGreaterThan(space.x);
    expect(y).toBeGreaterThan(space.y);
    expect(y + SMALL_GAIN.height * scale).toBeLessThan(space.y + CELL.height);
  });
});
