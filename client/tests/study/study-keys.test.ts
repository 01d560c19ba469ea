import { expect, it } from "vitest";
import { ONLY_POSITION, withMove } from "../../src/study/lines-tried";
import { nextTried } from "../../src/study/study-keys";

// The position, then a–b as a line, and c instead of a.
const lines = withMove(withMove(withMove(ONLY_POSITION, 0, "a"), 1, "b"), 0, "c");

it("goes through the moves as they are listed, and round", () => {
  const visited = [0, 1, 2, 3].map((at) => nextTried({ lines, at }, 1));
  expect(visited).toEqual([1, 3, 0, 2]);
  expect(nextTried({ lines, at: 0 }, -1)).toBe(2);
  expect(nextTried({ lines: ONLY_POSITION, at: 0 }, 1)).toBe(0);
});
