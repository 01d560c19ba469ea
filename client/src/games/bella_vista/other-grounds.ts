/** The parks and rivers that a score line is not about: what it brings must not be written over them. */
import type { ScoreLine } from "../../lib/server-types";
import { namesOf } from "./legal-places";
import { cellOf, type Board, type CitySquare } from "./model";

const touch = (a: CitySquare, b: CitySquare): boolean => {
  const [one, other] = [cellOf(a.square), cellOf(b.square)];
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1;
};

/** All of these that hang together with one of them. */
function together(first: CitySquare, grounds: readonly CitySquare[]): Set<CitySquare> {
  const found = new Set([first]);
  for (const square of found) for (const each of grounds) if (touch(square, each)) found.add(each);
  return found;
}

export function otherGrounds(board: Board, { facts }: Pick<ScoreLine, "facts">): Set<number> {
  const square = typeof facts.square === "string" ? namesOf(board).named.get(facts.square) : undefined;
  const meant = board.squares.find((each) => each.square === square);
  if (!meant || meant.kind === "district") return new Set();
  const grounds = board.squares.filter(({ kind }) => kind === meant.kind);
  const own = together(meant, grounds);
  return new Set(grounds.filter((each) => !own.has(each)).map((each) => each.square));
}
