import { describe, expect, it } from "vitest";
import { scoreSteps } from "../../../src/games/kensington/score-steps";
import type { ScoreLine } from "../../../src/lib/server-types";

describe("the score", () => {
  const line = (seat: number, rule: string, points: number, facts: ScoreLine["facts"]): ScoreLine => ({
    seat,
    rule,
    points,
    reason: "r",
    facts,
    spaces: [],
  });
  const lines = [
    line(1, "KG-6.1", 3, { column: "2", windows: 3 }),
    line(0, "KG-6.2", 2, { column: "0" }),
    line(0, "KG-6.3", 1, { column: "0", height: 2, number: 1 }),
    line(0, "KG-6.1", 4, { column: "-1", windows: 4 }),
    line(0, "KG-6.4", 1, { tile: "+H1C" }),
    line(1, "KG-6.5", 5, { columns: 5 }),
  ];

  it("goes column by column, then to cats and full façades", () => {
    expect(scoreSteps(lines, true).map(({ part, column }) => column ?? part)).toEqual([-1, 0, 2, "cats", "full"]);
    expect(scoreSteps(lines, true).flatMap((step) => step.lines)).toHaveLength(lines.length);
  });

  it("leaves out on cardboard what only counts at the end", () => {
    expect(scoreSteps(lines, false).map(({ part }) => part)).not.toContain("full");
  });
});
