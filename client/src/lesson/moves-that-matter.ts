/** Of what the lesson played by itself, the few lines that say how the board came to be as it is. */
import type { Line } from "../lib/table-log";

const MOST = 2;
/** How every game writes that somebody ends a turn, and does nothing else. */
const ONLY_ENDS_TURN = ".";

/** The last decisions, without what was drawn and without the ends of turns; all, where that is hardly more. */
export function movesThatMatter(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MOST) return lines;
  const decided = lines.filter(({ told }) => told.seat !== null && told.text !== ONLY_ENDS_TURN);
  return (decided.length ? decided : lines).slice(-MOST);
}
