import { describe, expect, it } from "vitest";
import type { ScoreLine } from "../../src/lib/server-types";
import { linesByRule } from "../../src/score/lines-by-rule";

const line = (rule: string, points: number): ScoreLine => ({
  seat: 0,
  points,
  rule,
  reason: "windows",
  facts: {},
  spaces: [],
});

describe("score lines by rule", () => {
  it("gathers the lines of each rule, with what they come to", () => {
    const found = linesByRule([line("KG-6.1", 4), line("KG-6.3", 1), line("KG-6.1", 5)]);
    expect(found.map(({ rule, points }) => [rule, points])).toEqual([
      ["KG-6.1", 9],
      ["KG-6.3", 1],
    ]);
    expect(found[0]?.lines).toEqual([line("KG-6.1", 4), line("KG-6.1", 5)]);
  });

  it("has no groups without lines", () => {
    expect(linesByRule([])).toEqual([]);
  });
});
