/** What is said of an answer. */
import type { PuzzleVerdict } from "../lib/server-types";

export function verdictKey({ is_best, is_measured }: Pick<PuzzleVerdict, "is_best" | "is_measured">): string {
  if (is_best) return "puzzle-best";
  return is_measured ? "puzzle-worse" : "puzzle-worse-at-least";
}
