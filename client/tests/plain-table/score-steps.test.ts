import { expect, it } from "vitest";
import { scoreSteps } from "../../src/plain-table/score-steps";
import type { ScoreLine } from "../../src/lib/server-types";

const line = (rule: string, points: number, group?: string): ScoreLine => ({
  seat: 0,
  rule,
  points,
  reason: "r",
  facts: {},
  spaces: [],
  ...(group && { group }),
});

it("makes a step of each rule, and of each group of a rule, in the order of the sheet", () => {
  const steps = scoreSteps([line("X-3.1", 1), line("X-3.2", 2, "B"), line("X-3.1", 3), line("X-3.2", 4, "A")]);
  expect(steps.map(({ rule, group }) => `${rule}${group}`)).toEqual(["X-3.1", "X-3.2B", "X-3.2A"]);
  expect(steps[0]?.lines.map(({ points }) => points)).toEqual([1, 3]);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(3);
});

it("has no steps without points", () => {
  expect(scoreSteps([])).toEqual([]);
});
