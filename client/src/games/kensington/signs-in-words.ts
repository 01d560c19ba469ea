/** Moves that are written as a sign, for lists of moves: tiles and backs are named as they are written. */
import type { SignsInWords } from "../load-signs-in-words";
import { t } from "../../lib/i18n.svelte";
import type { Phrase } from "../../lib/server-types";
import { wordOf } from "./descriptions";
import type { Board } from "./model";
import { read } from "./notation";

const LETTER = /[A-Z]/;

export const signInWords: SignsInWords["signInWords"] = (text, board, told) => {
  const said = read(text);
  if (said.kind === "skip") return t("kg-skip");
  if (said.kind === "finish") return finishWords(told);
  if (said.kind !== "take" || LETTER.test(said.back)) return null;
  return t("kg-hint-take", { back: wordOf((board as Board).backs.find(({ name }) => name === said.back)) });
};

/** Where the tile that was taken goes is known as soon as it has been told. */
function finishWords(told: Phrase | undefined): string {
  const tile = told?.facts.tile;
  if (tile === undefined) return t("kg-finish");
  return t(told?.key === "kensington-told-keep" ? "kg-keep-tile" : "kg-return-finish", { tile });
}
