/** The score of a position as a table: what is scored, what would be, and the sum of both. */
import type { Frame, ScoreLine } from "../lib/server-types";

export interface Row {
  rule: string;
  points: number[];
}
export interface Standing {
  scored: number[];
  rows: Row[];
  total: number[];
}

function bySeat(lines: readonly ScoreLine[], seats: number): number[] {
  const found = Array.from({ length: seats }, () => 0);
  for (const { seat, points } of lines) found[seat] = (found[seat] ?? 0) + points;
  return found;
}

/** What each rule brings to every seat. */
export function rowsByRule(lines: readonly ScoreLine[], seats: number): Row[] {
  const rules = [...new Set(lines.map((line) => line.rule))].sort();
  return rules.map((rule) => ({
    rule,
    points: bySeat(
      lines.filter((line) => line.rule === rule),
      seats,
    ),
  }));
}

/** When the game is over, the totals hold the bonuses already. */
export function standingOf(frame: Frame, over: boolean): Standing {
  const seats = frame.totals.length;
  const rows = rowsByRule(frame.standing, seats);
  const extra = bySeat(frame.standing, seats);
  const sum = (a: number[], sign: 1 | -1): number[] => a.map((points, i) => points + sign * (extra[i] ?? 0));
  return over
    ? { scored: sum(frame.totals, -1), rows, total: frame.totals }
    : { scored: frame.totals, rows, total: sum(frame.totals, 1) };
}

/** What brought points to one or to several, and the lines that do. */
export interface Reason {
  sentence: string;
  rule: string;
  lines: ScoreLine[];
}

/** Lines with the same sentence, such as the bonus of an area, have one reason. */
export function reasonsOf(lines: readonly ScoreLine[], because: (line: ScoreLine) => string): Reason[] {
  const found = new Map<string, Reason>();
  for (const line of lines) {
    const sentence = because(line);
    const reason = found.get(sentence) ?? { sentence, rule: line.rule, lines: [] };
    reason.lines.push(line);
    found.set(sentence, reason);
  }
  return [...found.values()];
}
