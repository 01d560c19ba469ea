/** Who plays now and who still has a turn, when it is known which turns are the last. */
import { person } from "./victory-and-ties";
import { phrase } from "./fluent-messages";
import type { Phrase } from "./server-types";

/** Lit for whoever still has a turn. */
export interface LastTurnLantern {
  seat: number;
  light: "now" | "later" | "done";
}

/** One lantern a player in playing order: those who are done come before those who still play. */
export function lanterns(turns: readonly number[], seats: number): LastTurnLantern[] {
  const first = (turns.at(-1) ?? 0) + 1;
  return Array.from({ length: seats }, (_, i) => {
    const seat = (first + i) % seats;
    return { seat, light: seat === turns[0] ? "now" : turns.includes(seat) ? "later" : "done" };
  });
}

/** Whoever plays now has no turn left after this one: only those who come later still have one. */
export function turnsInWords([now = 0, ...later]: readonly number[]): Phrase {
  const who = person(now);
  return later.length ? phrase("still-to-play", { who, later: later.map(person) }) : phrase("plays-last", { who });
}
