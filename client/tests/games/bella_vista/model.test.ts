import { describe, expect, it } from "vitest";
import {
  cellOf,
  cityName,
  covered,
  hidesAny,
  mayShow,
  ROW,
  squareAt,
  type View,
} from "../../../src/games/bella_vista/model";
import { city } from "./sample-board";

const at = (name: string): number => city.squares.find((square) => square.name === name)?.square ?? -1;

describe("squares", () => {
  it("are counted row by row on the table", () => {
    expect(cellOf(at("c2"))).toEqual([1, 2]);
    expect(squareAt([1, 2])).toBe(ROW + 2);
    expect([squareAt([-1, 0]), squareAt([0, ROW])]).toEqual([null, null]);
  });

  it("are covered from the first on, to the left as well", () => {
    expect(covered(city, { seat: 0, number: 5, square: at("b1"), turn: 2 })).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it("are hidden by what rises and leans over them, if it is higher than a floor", () => {
    const tower = { seat: 0, number: 7, square: at("b2"), turn: 0 };
    const hides = (building: typeof tower, name: string): boolean => hidesAny(city, building, new Set([at(name)]));
    expect(["b1", "c1", "c2"].map((name) => hides(tower, name))).toEqual([true, true, true]);
    expect(["a1", "a2", "b2", "b3"].map((name) => hides(tower, name))).toEqual([false, false, false, false]);
    expect(hides({ ...tower, number: 1 }, "b1")).toBe(false);
  });

  it("know the city by its map", () => {
    expect([cityName(city, "AABB1/AABB1"), cityName(city, "AA/AA")]).toEqual(["home", null]);
  });
});

it("leaves closed contracts to their owner until the end", () => {
  const view = { closed_contracts: true, viewer: 0, stage: "offer" } as View;
  expect([mayShow(view, 0), mayShow(view, 1), mayShow({ ...view, stage: "over" }, 1)]).toEqual([true, false, true]);
  expect(mayShow({ ...view, closed_contracts: false }, 1)).toBe(true);
});
