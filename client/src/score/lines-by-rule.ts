/** Score lines in groups, one for each rule, in the order in which the rules first come up. */
import type { ScoreLine } from "../lib/server-types";

export interface LinesOfRule {
  rule: string;
  lines: ScoreLine[];
  points: number;
}

export function linesByRule(lines: readonly ScoreLine[]): LinesOfRule[] {
  const found = new Map<string, ScoreLine[]>();
  for (const line of lines) found.set(line.rule, [...(found.get(line.rule) ?? []), line]);
  return [...found].map(([rule, some]) => ({
    rule,
    lines: some,
    points: some.reduce((all, line) => all + line.points, 0),
  }));
}
