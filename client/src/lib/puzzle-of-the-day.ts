/** One puzzle a day, the same for everybody: chosen by the date, without asking anybody. */
import type { GameInfo } from "./server-types";

export interface DailyPuzzle {
  game: string;
  /** From 1. */
  number: number;
}

const DAY = 86_400_000;
/** Has no divisor in common with the number of puzzles that games usually have: all of them come round. */
const STRIDE = 7919;

/** The calendar day where the reader is, as a number that grows by one each day. */
export function dayNumber(now: Date): number {
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

/** The games take turns; a game that has no puzzles takes no part. */
export function puzzleOfTheDay(games: readonly Pick<GameInfo, "key" | "puzzles">[], now: Date): DailyPuzzle | null {
  const known = games.filter(({ puzzles }) => puzzles > 0);
  const day = dayNumber(now);
  const game = known[day % known.length];
  if (!game) return null;
  const round = Math.floor(day / known.length);
  return { game: game.key, number: ((round * STRIDE) % game.puzzles) + 1 };
}
