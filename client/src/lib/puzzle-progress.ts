/** Which puzzles of a game this browser has solved. */
import { keep, kept } from "./local-storage";

const place = (game: string): string => `puzzles.${game}`;

export function solvedPuzzles(game: string): ReadonlySet<number> {
  const found = kept<unknown>(place(game), []);
  return new Set(Array.isArray(found) ? found.filter((each) => Number.isInteger(each)) : []);
}

export function keepSolved(game: string, number: number): void {
  keep(
    place(game),
    [...new Set([...solvedPuzzles(game), number])].sort((a, b) => a - b),
  );
}
