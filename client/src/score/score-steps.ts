/** The score as steps to walk through, whatever the game. */
import type { ScoreLine } from "../lib/server-types";

export interface Step {
  key: string;
  /** A word on a plate, and the class that colours it; without one there is a drawing. */
  tag: string;
  tone: string;
  /** The lines of what is drawn instead of a plate: a house if there are none. */
  sign?: string;
  title: string;
  short: string;
  /** What the buttons that lead there say. */
  called: string;
  /** What counts, where the title alone does not tell. */
  about?: string | undefined;
  /** The rule in a sentence, where no text of it stands beside the step. */
  aboutOnPhone?: string | undefined;
  rule: string;
  lines: ScoreLine[];
  /** Every line has a sentence of its own; otherwise the first one speaks for all. */
  single: boolean;
  /** What is said of a line that sums up others, instead of its own sentence. */
  sentence?: (line: ScoreLine) => string;
  /** Why there are no lines, where the game can tell. */
  whyNone?: string | undefined;
  /** The lines that are summed up, for paper. */
  behind?: readonly ScoreLine[];
}

interface Lines {
  lines: readonly ScoreLine[];
}

/** Points by seat of one step. */
export function sums(step: Lines, seats: number): number[] {
  const found = Array.from({ length: seats }, () => 0);
  for (const line of step.lines) found[line.seat] = (found[line.seat] ?? 0) + line.points;
  return found;
}

/** The most points that anybody has after any of the steps. */
export function mostAtAnyStep(steps: readonly Lines[], seats: number): number {
  return Math.max(0, ...steps.flatMap((_, at) => sofar(steps, at, seats)));
}

/** Points by seat of all steps up to and with this one. */
export function sofar(steps: readonly Lines[], at: number, seats: number): number[] {
  const found = Array.from({ length: seats }, () => 0);
  for (const step of steps.slice(0, at + 1)) {
    sums(step, seats).forEach((points, seat) => (found[seat] = (found[seat] ?? 0) + points));
  }
  return found;
}
