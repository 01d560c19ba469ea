/** Moves that are written as a sign, in words, from the folder of their game: only the study board lists them. */
import type { Phrase } from "../lib/server-types";

export interface SignsInWords {
  /** In a few words, with what was told of the move if that is known; null where the writing speaks for itself. */
  signInWords: (text: string, board: unknown, told?: Phrase) => string | null;
}

const found = import.meta.glob<SignsInWords>("./*/signs-in-words.ts");

/** Of a game without a folder, every move stands in lists as it is written. */
export async function signsInWords(game: string): Promise<SignsInWords | null> {
  return (await found[`./${game}/signs-in-words.ts`]?.()) ?? null;
}
