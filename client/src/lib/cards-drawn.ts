/** Cards that come into a hand, as the games tell of them: other cards are only turned over. */
import type { Told } from "./server-types";

const DRAWS: ReadonlySet<string> = new Set(["sunrise-told-deal", "bella-told-card"]);

/** Whether a seat has drawn any of this. */
export function hasDrawn(seat: number, lines: readonly Told[]): boolean {
  return lines.some(({ phrase: { key, facts } }) => {
    const { who } = facts;
    return DRAWS.has(key) && typeof who === "object" && "seat" in who && who.seat === seat;
  });
}
