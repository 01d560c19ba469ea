/** Moves that are written as a sign, for lists of moves: those on a space are named by it. */
import type { SignsInWords } from "../load-signs-in-words";
import { inWords } from "./descriptions";
import type { Board } from "./model";
import { read } from "./notation";

const SIGNS = new Set(["stop", "draw", "discard"]);

export const signInWords: SignsInWords["signInWords"] = (text, board) =>
  SIGNS.has(read(text).kind) ? inWords(text, board as Board) : null;
