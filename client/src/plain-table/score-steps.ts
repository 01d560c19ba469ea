/** The score as steps to walk through: one for each rule, or for each group where a rule has groups. */
import type { ScoreLine } from "../lib/server-types";

export interface GameScoreStep {
  key: string;
  rule: string;
  group: string;
  lines: ScoreLine[];
}

export function scoreSteps(lines: readonly ScoreLine[]): GameScoreStep[] {
  const steps = new Map<string, GameScoreStep>();
  for (const line of lines) {
    const group = line.group ?? "";
    const key = `${line.rule} ${group}`;
    const step = steps.get(key) ?? { key, rule: line.rule, group, lines: [] };
    step.lines.push(line);
    steps.set(key, step);
  }
  return [...steps.values()];
}
