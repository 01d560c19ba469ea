/** Score lines that count already, whatever the game. */
import type { ScoreLine, TableState } from "./server-types";

function isSame(a: ScoreLine, b: ScoreLine): boolean {
  return (
    a.seat === b.seat &&
    a.rule === b.rule &&
    a.points === b.points &&
    a.reason === b.reason &&
    JSON.stringify(a.facts) === JSON.stringify(b.facts)
  );
}

/** The lines of a sheet that count already: during play the bonuses only stand as they stand. */
export function earned(lines: readonly ScoreLine[], state: Pick<TableState, "standing" | "outcome">): ScoreLine[] {
  if (state.outcome) return [...lines];
  return lines.filter((line) => !state.standing.some((bonus) => isSame(bonus, line)));
}
