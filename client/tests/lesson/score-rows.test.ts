import { expect, it } from "vitest";
import { rowsOf } from "../../src/lesson/score-rows";
import type { ScoreLine } from "../../src/lib/server-types";

const line = (seat: number, rule: string, points: number): ScoreLine => {
  return { seat, rule, points, reason: "", facts: {}, spaces: [] };
};

it("adds up what each rule brought to each seat, in the order of the sheet", () => {
  const lines = [line(0, "SL-2.4", 4), line(1, "SL-2.4", 2), line(0, "SL-5.2", 10), line(0, "SL-2.4", 1)];
  expect(rowsOf(lines, 2)).toEqual([
    { rule: "SL-2.4", points: [5, 2] },
    { rule: "SL-5.2", points: [10, 0] },
  ]);
});
