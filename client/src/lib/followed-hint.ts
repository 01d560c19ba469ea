/** A hint of several steps, some of which have been made. */
import type { Hint } from "./server-types";

export interface FollowedHint {
  hint: Hint;
  /** How many of its steps have been made. */
  made: number;
}

/** What is left of it. Its reasons speak of the whole turn, and so of nothing here. */
export function restOf({ hint, made }: FollowedHint): Hint {
  return { ...hint, moves: hint.moves.slice(made), steps: hint.steps.slice(made), reasons: [] };
}
