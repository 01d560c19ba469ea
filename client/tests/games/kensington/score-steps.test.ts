import { describe, expect, it } from "vitest";
import { scoreSteps } from "../../../src/games/kensington/score-steps";
import type { ScoreLine } from "../../../src/lib/server-types";

describe("the score", () => {
  const line = (
    seat: number,
    rule: string,
    points: number,
    facts: ScoreLine["facts"],
    spaces: string[] = [],
  ): ScoreLine => ({ seat, rule, points, reason: "r", facts, spaces });
  const lines = [
    line(1, "KG-6.1", 3, { column: "2", windows: 3 }),
    line(0, "KG-6.2", 2, { column: "0" }),
    line(0, "KG-6.3", 1, { column: "0", height: 4, number: 1 }),
    line(0, "KG-6.3", 2, { column: "3", height: 2, number: 2 }),
    line(0, "KG-6.1", 4, { column: "-1", windows: 4 }, ["-1:0", "-1:1"]),
    line(0, "KG-6.1", 1, { column: "1", windows: 1 }, ["1:0"]),
    line(0, "KG-6.4", 1, { tile: "+H1C" }),
    line(1, "KG-6.5", 5, { columns: 5 }),
  ];
  const column = (windows: number, doors: number, roofed: boolean, height = 3) => ({
    column: 0,
    ...{ windows, doors, roofed, height },
  });
  const facades = [
    {
      columns: [column(4, 0, true), column(1, 0, true), column(2, 1, false), column(1, 0, false)],
      points: [],
      birds: 1,
    },
    { columns: [column(3, 1, true)], points: [], birds: 0 },
  ];
  const step = (part: string) => scoreSteps(lines, facades, true).find((each) => each.part === part);

  it("goes through five groups, and no line is left out", () => {
    expect(scoreSteps(lines, facades, true).map(({ part }) => part)).toEqual([
      "windows",
      "doors",
      "heights",
      "cats",
      "full",
    ]);
    expect(scoreSteps(lines, facades, true).flatMap(({ behind }) => behind)).toHaveLength(lines.length);
  });

  it("sums up what each player has of a group", () => {
    expect(step("windows")?.lines.map(({ seat, points, facts }) => [seat, points, facts])).toEqual([
      [0, 5, { number: 5, columns: 2, lost: 3, open: 2 }],
      [1, 3, { number: 3, columns: 1, lost: 0, open: 0 }],
    ]);
    expect(step("windows")?.lines[0]?.spaces).toEqual(["-1:0", "-1:1", "1:0"]);
    expect(step("heights")?.lines[0]).toMatchObject({ points: 3, facts: { number: 2, heights: [4, 2] } });
    expect(step("full")?.lines[1]).toMatchObject({ points: 5, facts: { number: 5, open: 0 } });
  });

  it("says a sentence of each player, also of whoever gets nothing", () => {
    for (const { lines: summed } of scoreSteps(lines, facades, true)) {
      expect(summed.map(({ seat }) => seat)).toEqual([0, 1]);
    }
    expect(step("cats")?.lines[1]).toMatchObject({ points: 0, facts: { number: 0 } });
    expect(step("full")?.lines[0]).toMatchObject({ points: 0, facts: { open: 2 } });
    expect(step("doors")?.lines[0]).toMatchObject({ facts: { lost: 1, open: 1 } });
  });

  it("leaves out on cardboard what only counts at the end", () => {
    expect(scoreSteps(lines, facades, false).map(({ part }) => part)).not.toContain("full");
  });
});
