/** What the server is asked about puzzles. */
import { ask, post } from "../lib/api";
import type { Legal, PuzzleList, PuzzleMoment, PuzzleQuestion, PuzzleWish, Refused } from "../lib/server-types";

export const puzzleApi = {
  list: (game: string) => ask<PuzzleList>(`/api/puzzles/${encodeURIComponent(game)}`),
  /** A puzzle after some moves, and the verdict on a whole turn. */
  moment: (wish: PuzzleWish) => post<PuzzleMoment>("/api/puzzles", wish),
  why: (wish: PuzzleQuestion) => post<Refused | Legal>("/api/puzzles/why", wish),
};
