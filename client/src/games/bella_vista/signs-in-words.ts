/** Moves that are written as a sign, for lists of moves: buildings and offers are named by square and slot. */
import type { SignsInWords } from "../load-signs-in-words";
import { t } from "../../lib/i18n.svelte";
import { contractShort } from "./descriptions";
import { contractMarked, type Board } from "./model";
import { read } from "./notation";

/** What is told where one only goes on; otherwise a contract could be taken. */
const GOING_ON = new Set(["bella-told-unbuilt", "bella-told-stopped", "bella-told-round-done"]);

export const signInWords: SignsInWords["signInWords"] = (text, board, told) => {
  const said = read(text);
  if (said.kind === "done") return t(GOING_ON.has(told?.key ?? "") ? "bv-go-on" : "bv-none");
  if (said.kind !== "contract") return null;
  const known = board as Board;
  return t("bv-hint-contract", { contract: contractShort(known, contractMarked(known, said.mark)) });
};
