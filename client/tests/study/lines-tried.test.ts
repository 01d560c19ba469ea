import { describe, expect, it } from "vitest";
import { phrase } from "../../src/lib/fluent-messages";
import {
  isFull,
  knownAfter,
  LONGEST_LINE,
  MOST_TRIED,
  movesTo,
  ONLY_POSITION,
  rowsOf,
  toldOfMoves,
  withMove,
  withNotes,
  withoutBranch,
  type Lines,
} from "../../src/study/lines-tried";

/** a, then b or c; d instead of a. */
const lines: Lines = withMove(withMove(withMove(withMove(ONLY_POSITION, 0, "a"), 1, "b"), 1, "c"), 0, "d");

describe("the lines tried from a position", () => {
  it("lead to each move from the position", () => {
    expect([0, 1, 2, 3, 4].map((at) => movesTo(lines, at).join())).toEqual(["", "a", "a,b", "a,c", "d"]);
  });

  it("know a move that was tried before", () => {
    expect(knownAfter(lines, 1, "c")).toBe(3);
    expect(knownAfter(lines, 0, "c")).toBeNull();
  });

  it("are read with what was tried instead below, further in", () => {
    const said = rowsOf(lines).map(({ at, depth }) => `${depth}${lines[at]?.move}`);
    expect(said).toEqual(["0a", "1d", "0b", "1c"]);
  });

  it("lose a move with all that follows it, and nothing else", () => {
    const without = withoutBranch(lines, 1);
    expect(without.map(({ move }) => move)).toEqual(["", "d"]);
    expect(movesTo(withoutBranch(lines, 2), 2)).toEqual(["a", "c"]);
  });

  it("take notes at one move only", () => {
    const noted = withNotes(lines, 2, { comment: "good" });
    expect(noted.map(({ comment }) => comment)).toEqual(["", "", "good", "", ""]);
  });

  it("are full at some point: all together, and each of them", () => {
    let wide = ONLY_POSITION;
    let long = ONLY_POSITION;
    for (let i = 0; i < MOST_TRIED; i++) wide = withMove(wide, 0, `m${i}`);
    for (let i = 0; i < LONGEST_LINE; i++) long = withMove(long, i, "m");
    expect([isFull(wide, 0), isFull(long, LONGEST_LINE), isFull(long, 1)]).toEqual([true, true, false]);
  });

  it("know what was told of each move, and not what was only dealt after it", () => {
    const told = [
      [0, "a", "first"],
      [null, "+1", "dealt"],
      [1, "b", "second"],
    ] as const;
    const log = told.map(([seat, text, key], seq) => ({
      ...{ seq, seat, text, undoes: null, forced: false },
      phrase: phrase(key),
    }));
    expect(toldOfMoves(["a", "b"], log)).toEqual([
      ["a", phrase("first")],
      ["a b", phrase("second")],
    ]);
  });
});
