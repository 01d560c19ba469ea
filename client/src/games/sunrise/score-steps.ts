/** The score as steps to walk through: the houses, then one bonus after the other. */
import type { ScoreLine } from "../../lib/server-types";
import { bonusSteps, RULES, type GameScoreStep } from "./bonus-steps";
import type { Board, View } from "./model";

export function scoreSteps(board: Board, lines: readonly ScoreLine[]): GameScoreStep[] {
  return [houses(lines), ...bonusSteps(board, lines)];
}

/** The message that says why nobody scores in a step: no House stands there, or none is high enough (SL-5.7, SL-R6). */
export function whyNobody(board: Board, town: View["town"], { area, bonus, lines }: GameScoreStep): string | null {
  if (lines.length || bonus === "houses") return null;
  const isCounted = (square: Board["squares"][number]): boolean => bonus === "connected" || square.area === area;
  const stands = board.squares.some((square, i) => isCounted(square) && town[i]?.type === "house");
  return stands ? "nobody-too-low" : "nobody-no-house";
}

/** What counts before the end, when the bonuses are anybody's guess. */
export function houses(lines: readonly ScoreLine[]): GameScoreStep {
  const built = lines.filter((line) => line.group === undefined).sort((a, b) => a.seat - b.seat);
  return { area: "", bonus: "houses", rule: RULES.houses, lines: built };
}
