import { expect, it } from "vitest";
import { earned } from "../../src/lib/earned-score-lines";
import type { ScoreLine } from "../../src/lib/server-types";

const line = (seat: number, points: number, area?: string): ScoreLine => ({
  seat,
  points,
  rule: "SL-5.2",
  reason: "bonus",
  spaces: [],
  facts: area ? { area, position: points > 6 ? 1 : 2 } : {},
});

it("tells what is earned from what only stands", () => {
  const [built, bonus] = [line(0, 8), line(0, 10, "A1")];
  const over = { ended_by: "SL-4.1", places: [1], totals: [18] };
  expect(earned([built, bonus], { standing: [{ ...bonus }], outcome: null })).toEqual([built]);
  expect(earned([built, bonus], { standing: [bonus], outcome: over })).toEqual([built, bonus]);
});
