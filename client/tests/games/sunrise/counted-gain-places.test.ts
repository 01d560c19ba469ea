import { describe, expect, it } from "vitest";
import { countedGainPlaces } from "../../../src/games/sunrise/counted-gain-places";
import { CELL, corner, type Point } from "../../../src/games/sunrise/geometry";
import type { Building } from "../../../src/games/sunrise/model";
import { board } from "./sample-board";

const at = (name: string): Point =>
  corner(
    board.squares.findIndex((square) => square.name === name),
    board.width,
  );
const group = (...names: string[]): Point[] => names.map(at);
const house: Building = { type: "house", seat: 0, floors: 1 };
const townOf = (...built: string[]): (Building | null)[] =>
  board.squares.map(({ name }) => (built.includes(name) ? house : null));

/** The square on which a bubble lies: it reaches up from its place, or down where it hangs. */
function lies({ x, y, hangs }: { x: number; y: number; hangs: boolean }): Point {
  const middle = y + (hangs ? 10 : -10);
  return { x: Math.floor(x / CELL.width) * CELL.width, y: Math.floor(middle / CELL.height) * CELL.height };
}

describe("the points of counted spaces", () => {
  const placed = (built: string[], ...groups: Point[][]) => countedGainPlaces(board, townOf(...built), groups);

  it("stand above the first space over which nothing stands", () => {
    const [place] = placed(["c2", "d2"], group("c2", "d2"));
    expect(place).toMatchObject({ x: at("c2").x + CELL.width / 2, hangs: false, to: null });
    const [other] = placed(["c1", "c2", "d2"], group("c2", "d2"));
    expect(other && lies(other)).toEqual(at("d1"));
  });

  it("cover no name of a column above the first row, but may hang into the wood below the last", () => {
    const [top] = placed(["b1"], group("b1"));
    expect(top && lies(top)).toEqual(at("b2"));
    const [bottom] = placed(["d5", "d4"], group("d5"));
    expect(bottom && lies(bottom)).toEqual({ x: at("d5").x, y: 5 * CELL.height });
  });

  it("lie in the nearest open square where houses stand above and below, with a line to their space", () => {
    const [place] = placed(["c1", "c2", "c3", "d2"], group("c2"));
    expect(place && lies(place)).toEqual(at("b2"));
    expect(place).toMatchObject({ isBeside: true, to: { x: at("c2").x + 4, y: at("c2").y + CELL.height / 2 } });
  });

  it("never lie on a house, on the name of an area, or on one another", () => {
    const every = board.squares.filter(({ kind }) => kind === "space").map(({ name }) => name);
    const groups = every.map((name) => group(name));
    const found = placed(every, ...groups).flatMap((place) => (place ? [lies(place)] : []));
    const names = found.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(names).size).toBe(names.length);
    for (const name of every) expect(found).not.toContainEqual(at(name));
    expect(found).not.toContainEqual(at("a1"));
  });

  it("are nowhere where nothing is counted", () => {
    expect(placed([], [])).toEqual([null]);
  });
});
