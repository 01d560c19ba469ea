/** The score as steps: one column after the other, then the cats and the bonus for full façades. */
import type { ScoreLine } from "../../lib/server-types";

export type Part = "column" | "cats" | "full";
export interface GameScoreStep {
  part: Part;
  column: number | null;
  rule: string;
  lines: ScoreLine[];
}

const CATS = "KG-6.4";
const FULL = "KG-6.5";
/** What a roofed column is worth. */
const COLUMN = "KG-R11";

function columnOf(line: ScoreLine): number | null {
  const { column } = line.facts;
  return typeof column === "string" || typeof column === "number" ? Number(column) : null;
}

/** All façades at once, from the left; columns that bring nobody anything are left out. */
export function scoreSteps(lines: readonly ScoreLine[], forecasts: boolean): GameScoreStep[] {
  const columns = new Map<number, ScoreLine[]>();
  for (const line of lines) {
    const column = columnOf(line);
    if (column !== null) columns.set(column, [...(columns.get(column) ?? []), line]);
  }
  const steps = [...columns]
    .sort(([a], [b]) => a - b)
    .map(([column, own]): GameScoreStep => ({
      part: "column",
      column,
      rule: COLUMN,
      lines: own.sort((a, b) => a.seat - b.seat || a.rule.localeCompare(b.rule)),
    }));
  const others = (part: Part, rule: string): GameScoreStep => ({
    part,
    column: null,
    rule,
    lines: lines.filter((line) => line.rule === rule).sort((a, b) => a.seat - b.seat),
  });
  return [...steps, others("cats", CATS), ...(forecasts ? [others("full", FULL)] : [])];
}
