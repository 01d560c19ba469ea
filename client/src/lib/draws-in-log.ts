/** Cards that come into a hand, as the games tell of them: other cards are only turned over. */
import type { Told } from "./server-types";

const DRAWS: ReadonlySet<string> = new Set(["sunrise-told-deal", "sunrise-told-deal-last", "bella-told-card"]);

export function isDrawOf(seat: number, { phrase: { key, facts } }: Told): boolean {
  const { who } = facts;
  return DRAWS.has(key) && typeof who === "object" && "seat" in who && who.seat === seat;
}

/** Whether a seat has drawn any of this. */
export function hasDrawn(seat: number, lines: readonly Told[]): boolean {
  return lines.some((line) => isDrawOf(seat, line));
}
