/** Who won, as a sentence. */
import { phrase } from "./fluent-messages";
import type { Outcome, Person, Phrase } from "./server-types";

export function winners({ places }: Outcome): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function victory(outcome: Outcome): Phrase {
  const who = winners(outcome).map((seat): Person => ({ type: "person", seat }));
  return phrase(who.length > 1 ? "victory-shared" : "victory", { who });
}
