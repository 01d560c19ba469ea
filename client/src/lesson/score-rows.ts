/** The score of a lesson in a few rows: one for each rule that brought points. */
import type { ScoreLine } from "../lib/server-types";

export interface Row {
  rule: string;
  /** By seat. */
  points: number[];
}

export function rowsOf(lines: readonly ScoreLine[], seats: number): Row[] {
  const rules = [...new Set(lines.map(({ rule }) => rule))];
  return rules.map((rule) => {
    const points = Array.from({ length: seats }, () => 0);
    for (const line of lines) if (line.rule === rule) points[line.seat] = (points[line.seat] ?? 0) + line.points;
    return { rule, points };
  });
}
