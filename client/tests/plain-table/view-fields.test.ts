import { describe, expect, it } from "vitest";
import { handIn, isGrid, shownFields } from "../../src/plain-table/view-fields";

const view = {
  viewer: 0,
  plots: [
    [{ seat: 1 }, null],
    [null, null],
  ],
  hand: ["A", "P"],
  hand_sizes: [2, 3],
  discards: ["C", "L"],
  deck_size: 7,
};
const board = { fields: ["plots", "hand_sizes", "discards", "deck_size"], by_seat: ["hand_sizes"], plain: true };

describe("what is shown of a view", () => {
  const names = (fields: { field: string }[]): string[] => fields.map(({ field }) => field);

  it("is what the board names, each as what it is", () => {
    const { grids, bySeat, rest } = shownFields(board, view);
    expect([names(grids), names(bySeat), names(rest)]).toEqual([["plots"], ["hand_sizes"], ["discards", "deck_size"]]);
  });

  it("is everything but the hand where the board names nothing", () => {
    const { grids, bySeat, rest } = shownFields({}, view);
    expect([...names(grids), ...names(bySeat), ...names(rest)].sort()).toEqual(
      ["deck_size", "discards", "hand_sizes", "plots", "viewer"].sort(),
    );
  });

  it("is a grid if there are several rows of one length", () => {
    expect(isGrid([[1], [2]])).toBe(true);
    expect(isGrid([[1, 2]])).toBe(false);
    expect(isGrid([[1], [2, 3]])).toBe(false);
    expect(isGrid([1, 2])).toBe(false);
    expect(isGrid("ab")).toBe(false);
  });
});

describe("the hand", () => {
  it("is the viewer's own, hidden, or not part of the game", () => {
    expect(handIn(view)).toEqual(["A", "P"]);
    expect(handIn({ hand: { seeds: 2 } })).toEqual([{ seeds: 2 }]);
    expect(handIn({ hand: null })).toBeNull();
    expect(handIn({})).toBeUndefined();
  });
});
