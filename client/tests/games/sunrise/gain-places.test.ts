import { describe, expect, it } from "vitest";
import {
  gainPlace,
  previewedGainPlace,
  SMALL_GAIN,
  smallGainCorner,
  smallGainWidth,
} from "../../../src/games/sunrise/gain-places";
import { CELL, type Point } from "../../../src/games/sunrise/geometry";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const LAST: Point = { x: 5 * CELL.width, y: 5 * CELL.height };
const beside = (columns: number, rows: number): Point => ({
  x: LAST.x + columns * CELL.width,
  y: LAST.y + rows * CELL.height,
});
const AROUND = [beside(0, -1), beside(1, 0), beside(0, 1), beside(-1, 0)];

/** "+15" on a desk, and "+9" on a phone, where marks are a little larger: half the width, and the height. */
const SIZES = [
  { half: 17.2, tall: 20, disc: 8.75 },
  { half: 16.5, tall: 24, disc: 10 },
];
function bubble(space: Point, { half, tall } = { half: 17.2, tall: 24 }): Box {
  const { x, y, hangs } = gainPlace(space, LAST, () => false);
  return { left: x - half, right: x + half, top: hangs ? y : y - tall, bottom: hangs ? y + tall : y };
}
const around = (x: number, y: number, by: number): Box => ({
  left: x - by,
  right: x + by,
  top: y - by,
  bottom: y + by,
});
const number = ({ x, y }: Point, disc: number): Box => around(x + 10, y + 7, disc);
const chevron = (space: Point): Box =>
  around((LAST.x + space.x + CELL.width) / 2, (LAST.y + space.y + CELL.height) / 2, 8);
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("the gains around the last space of a chain", () => {
  it("lie on no chevron that leads to a space", () => {
    for (const space of AROUND) for (const other of AROUND) expect(overlap(bubble(space), chevron(other))).toBe(false);
  });

  it("lie on no number of the chain, wherever it came from", () => {
    const columns = [-2, -1, 0, 1, 2];
    const everywhere = columns.flatMap((column) => columns.map((row) => beside(column, row)));
    for (const space of AROUND)
      for (const size of SIZES)
        for (const link of everywhere.filter(({ x, y }) => x !== space.x || y !== space.y))
          expect(overlap(bubble(space, size), number(link, size.disc))).toBe(false);
  });

  it("never lie on one another", () => {
    for (const space of AROUND)
      for (const other of AROUND) if (space !== other) expect(overlap(bubble(space), bubble(other))).toBe(false);
  });

  it("stand as high as the house that is previewed", () => {
    const place = previewedGainPlace(beside(1, 0), LAST, 30, () => false);
    expect(place).toMatchObject({ x: beside(1, 0).x + 28, y: LAST.y - 30, hangs: false });
  });

  const isAt =
    (...built: Point[]) =>
    ({ x, y }: Point): boolean =>
      built.some((each) => each.x === x && each.y === y);

  it("cover no house: then they lie in their space, away from the chain", () => {
    const [above, right, below] = [beside(0, -1), beside(1, 0), beside(0, 1)];
    for (const [space, built] of [
      [above, beside(0, -2)],
      [right, beside(1, -1)],
      [below, beside(0, 2)],
    ] as const) {
      const { x, y, isBeside } = gainPlace(space, LAST, isAt(built));
      expect([isBeside, x]).toEqual([true, space.x + CELL.width / 2]);
      expect(y - 24).toBeGreaterThanOrEqual(space.y);
      expect(y).toBeLessThanOrEqual(space.y + CELL.height);
      expect(overlap({ left: x - 17, right: x + 17, top: y - 24, bottom: y }, chevron(space))).toBe(false);
    }
  });

  it("hang below a previewed house where another stands behind it, unless one stands before it, too", () => {
    const right = beside(1, 0);
    expect(previewedGainPlace(right, LAST, 0, isAt(beside(1, -1))).hangs).toBe(true);
    expect(previewedGainPlace(right, LAST, 0, isAt(beside(1, -1), beside(1, 1))).hangs).toBe(false);
    expect(previewedGainPlace(beside(0, 1), LAST, 0, () => false).hangs).toBe(true);
    expect(previewedGainPlace(beside(0, -1), LAST, 0, isAt(beside(0, -2))).hangs).toBe(false);
  });
});

describe("the small gains of many lit spaces", () => {
  it.each([1, SMALL_GAIN.onPhone])("lie within their spaces, drawn %s times as large", (scale) => {
    const space = beside(2, 1);
    const { x, y } = smallGainCorner(space);
    expect(x).toBeLessThan(space.x + CELL.width);
    expect(x - smallGainWidth("+20") * scale).toBeGreaterThan(space.x);
    expect(y).toBeGreaterThan(space.y);
    expect(y + SMALL_GAIN.height * scale).toBeLessThan(space.y + CELL.height);
  });
});
