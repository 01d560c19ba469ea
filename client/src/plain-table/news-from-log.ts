/** What the log tells of the time since the viewer last decided. */
import type { Phrase, Told } from "../lib/server-types";
import { sinceLastTurn } from "../lib/table-log";
import { squaresIn } from "./square-names";

/** What viewers did themselves they know already; a spectator sees the last round. */
export function since(log: readonly Told[], viewer: number | null, toAct: number | null, seats: number): Told[] {
  if (viewer !== null) return sinceLastTurn(log, viewer, toAct);
  const decisions = log.flatMap((told, i) => (told.seat === null ? [] : [i]));
  return log.slice(decisions.at(-seats) ?? decisions[0] ?? log.length);
}

/** Whom a line is about: who decided, or who is spoken of. */
export function seatIn({ seat, phrase }: { seat: number | null; phrase: Phrase }): number | null {
  if (seat !== null) return seat;
  const { who } = phrase.facts;
  return typeof who === "object" && "type" in who && who.type === "person" ? who.seat : null;
}

export function squaresOf(lines: readonly Told[]): string[] {
  return [...new Set(lines.flatMap(({ text }) => squaresIn(text)))];
}
