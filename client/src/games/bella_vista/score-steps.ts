/** The score as steps: what lay there, was earned and paid; then objectives and contracts. */
import type { ScoreLine } from "../../lib/server-types";
import { sums } from "../../score/score-steps";
import type { View } from "./model";

export type Part = "start" | "paid" | "earned" | "height" | "cluster" | "contracts";
export interface GameScoreStep {
  part: Part;
  rule: string;
  lines: ScoreLine[];
}

const RULES: Record<Part, readonly string[]> = {
  start: ["BV-1.5", "BV-6.1"],
  paid: ["BV-2.1"],
  earned: ["BV-3.6"],
  height: ["BV-5.1"],
  cluster: ["BV-5.2"],
  contracts: ["BV-5.3"],
};
/** Earned before paid: nobody ever pays what they do not have, so that no sum on the way is a debt. */
const NOW: readonly Part[] = ["start", "earned", "paid"];
const AT_THE_END: readonly Part[] = ["height", "cluster", "contracts"];

function step(part: Part, lines: readonly ScoreLine[]): GameScoreStep {
  const own = lines.filter((line) => RULES[part].includes(line.rule));
  const rule = own[0]?.rule ?? RULES[part][0] ?? "";
  return { part, rule, lines: own.sort((a, b) => a.seat - b.seat) };
}

/** What counts already, and what would count at the end if that may be added up. */
export function scoreSteps(lines: readonly ScoreLine[], forecasts: boolean): GameScoreStep[] {
  return [...NOW, ...(forecasts ? AT_THE_END : [])].map((part) => step(part, lines));
}

/** What counts at the end, as it stands. */
export function bonuses(standing: readonly ScoreLine[]): GameScoreStep[] {
  return AT_THE_END.map((part) => step(part, standing));
}

/** By how much each seat's points of each part would change. */
export function changesOf(
  before: readonly GameScoreStep[],
  after: readonly GameScoreStep[],
  seats: number,
): Map<Part, number[]> {
  return new Map(
    before.map((step, i) => {
      const now = sums(step, seats);
      const then = sums(after[i] ?? step, seats);
      return [step.part, then.map((points, seat) => points - (now[seat] ?? 0))];
    }),
  );
}

/** BV-R4: with closed contracts nobody's screen names those of the others before the end. */
export function discreet(lines: readonly ScoreLine[], view: View, over: boolean): ScoreLine[] {
  if (!view.closed_contracts || over) return [...lines];
  return lines.filter((line) => line.seat === view.viewer || !RULES.contracts.includes(line.rule));
}
