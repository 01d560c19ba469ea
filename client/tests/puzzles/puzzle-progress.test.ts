import { beforeEach, expect, it } from "vitest";
import { keepSolved, solvedPuzzles } from "../../src/lib/puzzle-progress";

beforeEach(() => localStorage.clear());

it("remembers which puzzles of each game were solved", () => {
  keepSolved("sunrise", 7);
  keepSolved("sunrise", 2);
  keepSolved("sunrise", 7);
  expect([...solvedPuzzles("sunrise")]).toEqual([2, 7]);
  expect(solvedPuzzles("kensington").size).toBe(0);
});

it("takes what is no list of numbers for nothing", () => {
  for (const odd of ['"x"', "{}", "[", '["a", null, 1.5]']) {
    localStorage.setItem("faubourg.puzzles.sunrise", odd);
    expect(solvedPuzzles("sunrise").size).toBe(0);
  }
});
