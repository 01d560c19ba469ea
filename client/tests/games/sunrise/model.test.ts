import { describe, expect, it } from "vitest";
import { areNeighbours } from "../../../src/games/sunrise/model";
import { board } from "./sample-board";

const at = (name: string): number => board.squares.findIndex((square) => square.name === name);
const neighbours = (one: string, other: string): boolean => areNeighbours(board, at(one), at(other));

describe("neighbours", () => {
  it("have a side in common", () => {
    expect(["c1", "b2", "d2", "c3"].map((other) => neighbours("c2", other))).toEqual([true, true, true, true]);
  });

  it("are not squares that touch at a corner, nor the ends of two rows", () => {
    expect(neighbours("c2", "d3")).toBe(false);
    expect(neighbours("e1", "a2")).toBe(false);
    expect(neighbours("a2", "e1")).toBe(false);
  });
});
