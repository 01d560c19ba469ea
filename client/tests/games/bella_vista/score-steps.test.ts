import { describe, expect, it } from "vitest";
import type { View } from "../../../src/games/bella_vista/model";
import { bonuses, changesOf, discreet, scoreSteps } from "../../../src/games/bella_vista/score-steps";
import type { ScoreLine } from "../../../src/lib/server-types";

describe("the score", () => {
  const view = { viewer: 0, closed_contracts: true } as View;
  const line = (seat: number, rule: string, points: number): ScoreLine => ({
    seat,
    rule,
    points,
    reason: "",
    facts: {},
    spaces: [],
  });
  const lines = [
    line(1, "BV-5.3", 6),
    line(0, "BV-6.1", 30),
    line(0, "BV-2.1", -5),
    line(1, "BV-3.6", 3),
    line(0, "BV-5.3", 5),
    line(0, "BV-5.1", 7),
  ];

  it("goes from the coins to objectives and contracts", () => {
    expect(scoreSteps(lines, true).map(({ part, lines: own }) => [part, own.length])).toEqual([
      ["start", 1],
      ["earned", 1],
      ["paid", 1],
      ["height", 1],
      ["cluster", 0],
      ["contracts", 2],
    ]);
    expect(scoreSteps(lines, false)).toHaveLength(3);
    expect([scoreSteps(lines, true)[0]?.rule, bonuses(lines).length]).toEqual(["BV-6.1", 3]);
  });

  it("tells what a building would change, objective by objective", () => {
    const after = [...lines, line(1, "BV-5.1", 4), line(0, "BV-5.2", -5)];
    expect([...changesOf(bonuses(lines), bonuses(after), 2)]).toEqual([
      ["height", [0, 4]],
      ["cluster", [-5, 0]],
      ["contracts", [0, 0]],
    ]);
  });

  it("does not give closed contracts away", () => {
    expect(
      discreet(lines, view, false)
        .filter(({ rule }) => rule === "BV-5.3")
        .map(({ seat }) => seat),
    ).toEqual([0]);
    expect(discreet(lines, view, true)).toHaveLength(lines.length);
  });
});
