import { describe, expect, it } from "vitest";
import type { Frame, ScoreLine } from "../../src/lib/server-types";
import { reasonsOf, standingOf } from "../../src/replay/position-score";

const line = (seat: number, rule: string, points: number): ScoreLine => ({
  seat,
  rule,
  points,
  reason: "bonus",
  facts: {},
  spaces: [],
});
const frame = (what: Partial<Frame> = {}): Frame => ({
  actor: 0,
  told: [],
  gained: [],
  view: null,
  aids: null,
  totals: [12, 9],
  standing: [],
  ...what,
});

describe("the score of a position", () => {
  const standing = [line(0, "SL-5.4", 10), line(1, "SL-5.2", 6), line(0, "SL-5.2", 10), line(1, "SL-5.2", 3)];

  it("adds the bonuses as they stand", () => {
    expect(standingOf(frame({ standing }), false)).toEqual({
      scored: [12, 9],
      rows: [
        { rule: "SL-5.2", points: [10, 9] },
        { rule: "SL-5.4", points: [10, 0] },
      ],
      total: [32, 18],
    });
  });

  it("does not count them twice when the game is over", () => {
    const { scored, total } = standingOf(frame({ standing, totals: [32, 18] }), true);
    expect([scored, total]).toEqual([
      [12, 9],
      [32, 18],
    ]);
  });
});

it("gives one reason where lines of several players say the same", () => {
  const lines = [line(0, "SL-5.2", 10), line(1, "SL-5.2", 6), line(0, "SL-5.4", 10)];
  const reasons = reasonsOf(lines, ({ rule }) => `because of ${rule}`);
  expect(reasons.map(({ sentence, rule, lines: own }) => [sentence, rule, own.map(({ seat }) => seat)])).toEqual([
    ["because of SL-5.2", "SL-5.2", [0, 1]],
    ["because of SL-5.4", "SL-5.4", [0]],
  ]);
});
