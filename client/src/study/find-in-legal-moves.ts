/** Legal moves as a list that can be looked through: a city has hundreds of places. */
import type { Offered } from "../lib/server-types";

export const MOST_SHOWN = 40;

export interface Found {
  shown: Offered[];
  /** How many more there are. */
  more: number;
}

/** Those that begin with what was written, the most points first. */
export function movesLike(moves: readonly Offered[], written: string): Found {
  const start = written.trim().toLowerCase();
  const found = moves.filter(({ text }) => text.toLowerCase().startsWith(start));
  const best = found.toSorted((a, b) => b.points - a.points);
  return { shown: best.slice(0, MOST_SHOWN), more: Math.max(0, found.length - MOST_SHOWN) };
}
