/** Of what the lesson played by itself, the few lines that say how the board came to be as it is. */
import type { Line } from "../lib/log-lines";

const MOST = 2;
/** How every game writes that somebody ends a turn, and does nothing else. */
const ONLY_ENDS_TURN = ".";

/** Whoever learns has the first seat. */
const LEARNER = 0;

/**
 * The last decisions, without what was drawn and without the ends of turns, where there are any;
 * one of them is the learner's own, if there is one: it is their board that the next step asks about.
 */
export function movesThatMatter(lines: readonly Line[]): readonly Line[] {
  const decided = lines.filter(({ told }) => told.seat !== null && told.text !== ONLY_ENDS_TURN);
  if (!decided.length) return lines.filter(({ told }) => told.seat !== LEARNER).slice(-MOST);
  const last = decided.slice(-MOST);
  const own = decided.findLast(({ told }) => told.seat === LEARNER);
  return own && !last.includes(own) ? [own, ...last.slice(1)] : last;
}
