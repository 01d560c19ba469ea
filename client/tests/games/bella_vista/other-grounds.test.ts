import { expect, it } from "vitest";
import { ROW, type Board } from "../../../src/games/bella_vista/model";
import { otherGrounds } from "../../../src/games/bella_vista/other-grounds";
import { city } from "./sample-board";

/** A second park, which does not touch the first. */
const apart: Board = {
  ...city,
  squares: city.squares.map((square) => (square.name === "a1" ? { ...square, kind: "park" as const } : square)),
};

it("finds the parks that a line is not about", () => {
  expect([...otherGrounds(apart, { facts: { square: "i1" } })]).toEqual([0]);
  expect(otherGrounds(apart, { facts: { square: "a1" } })).toContain(8 + ROW);
  expect(otherGrounds(city, { facts: { square: "i1" } }).size).toBe(0);
});

it("finds none for a line that is about no park or river", () => {
  expect(otherGrounds(apart, { facts: {} }).size).toBe(0);
  expect(otherGrounds(apart, { facts: { square: "c1" } }).size).toBe(0);
});
