/** The score as steps to walk through: the houses, then one bonus after the other. */
import type { ScoreLine } from "../../lib/wire";
import type { Board } from "./model";

export type Bonus = "houses" | "tallest" | "most" | "connected";
export interface ProofStep { area: string; bonus: Bonus; rule: string; lines: ScoreLine[] }

/** The name of the bonus that looks at the whole board. */
const WHOLE_BOARD = "C";

export function bonusSteps(board: Board, lines: readonly ScoreLine[]): ProofStep[] {
  const ranked = [...lines].sort((a, b) => b.points - a.points);
  const at = (area: string): ScoreLine[] => ranked.filter((line) => line.facts.area === area);
  const areas = [...board.areas].sort((a, b) => a.name.localeCompare(b.name));
  return [
    ...areas.map(({ name, bonus }): ProofStep => ({
      area: name, bonus, rule: bonus === "tallest" ? "SL-5.2" : "SL-5.3", lines: at(name),
    })),
    { area: WHOLE_BOARD, bonus: "connected", rule: "SL-5.4", lines: at(WHOLE_BOARD) },
  ];
}

export function proof(board: Board, lines: readonly ScoreLine[]): ProofStep[] {
  const houses = lines.filter((line) => line.facts.area === undefined);
  return [
    { area: "", bonus: "houses", rule: "SL-2.4", lines: houses },
    ...bonusSteps(board, lines),
  ];
}

/** Points by seat of one step. */
export function sums(step: ProofStep, seats: number): number[] {
  const found = Array.from({ length: seats }, () => 0);
  for (const line of step.lines) found[line.seat] = (found[line.seat] ?? 0) + line.points;
  return found;
}

/** Points by seat of all steps up to and with this one. */
export function sofar(steps: readonly ProofStep[], at: number, seats: number): number[] {
  const found = Array.from({ length: seats }, () => 0);
  for (const step of steps.slice(0, at + 1)) {
    sums(step, seats).forEach((points, seat) => (found[seat] = (found[seat] ?? 0) + points));
  }
  return found;
}
