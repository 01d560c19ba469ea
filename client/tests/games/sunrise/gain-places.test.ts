import { describe, expect, it } from "vitest";
import { gainPlace } from "../../../src/games/sunrise/gain-places";
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
  const { x, y, hangs } = gainPlace(space, LAST);
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
    expect(gainPlace(beside(1, 0), LAST, 30)).toEqual({ x: beside(1, 0).x + 28, y: LAST.y - 30, hangs: false });
  });
});
