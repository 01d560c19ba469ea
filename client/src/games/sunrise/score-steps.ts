/** The score as steps to walk through: the houses, then one bonus after the other. */
import type { ScoreLine } from "../../lib/server-types";
import type { Board, View } from "./model";

export type Bonus = "houses" | "tallest" | "most" | "connected";
export interface GameScoreStep {
  area: string;
  bonus: Bonus;
  rule: string;
  lines: ScoreLine[];
}

const RULES: Record<Bonus, string> = {
  houses: "SL-2.4",
  tallest: "SL-5.2",
  most: "SL-5.3",
  connected: "SL-5.4",
};
/** The name of the bonus that looks at the whole board. */
const WHOLE_BOARD = "C";

function position(line: ScoreLine): number {
  const { position: said } = line.facts;
  return typeof said === "number" ? said : Infinity;
}

export function bonusSteps(board: Board, lines: readonly ScoreLine[]): GameScoreStep[] {
  const step = (area: string, bonus: Bonus): GameScoreStep => ({
    area,
    bonus,
    rule: RULES[bonus],
    lines: lines.filter((line) => line.group === area).sort((a, b) => position(a) - position(b) || a.seat - b.seat),
  });
  const areas = [...board.areas].sort((a, b) => a.name.localeCompare(b.name));
  return [...areas.map(({ name, bonus }) => step(name, bonus)), step(WHOLE_BOARD, "connected")];
}

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
