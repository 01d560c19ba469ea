/** What is told of a press that means nothing now, where no rule is broken: only the way on is to be said. */
import type { Phrase, Refused } from "./server-types";

interface Instead {
  seq: number;
  rule: string;
  said: Phrase;
  /** The move that the press would have been, and what can be done instead. */
  text?: string;
  moves?: string[];
}

export function insteadOf({ seq, rule, said, text = "", moves = [] }: Instead): Refused {
  const refusal = { rule, reason: "", facts: {}, spaces: [] };
  return { type: "refused", seq, text, refusal, remedy: { phrase: said, moves } };
}
