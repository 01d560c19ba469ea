/** The bonuses as steps of the score: what of it the table itself shows. */
import type { ScoreLine } from "../../lib/server-types";
import type { Board } from "./model";

export type Bonus = "houses" | "tallest" | "most" | "connected";
export interface GameScoreStep {
  area: string;
  bonus: Bonus;
  rule: string;
  lines: ScoreLine[];
}

export const RULES: Record<Bonus, string> = {
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
