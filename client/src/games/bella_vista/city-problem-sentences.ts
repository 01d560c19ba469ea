/** What is wrong with a city that is being put together, in words. */
import { i18n, say, t } from "../../lib/i18n.svelte";
import { phrase } from "../../lib/fluent-messages";
import type { Fact, Facts, Phrase } from "../../lib/server-types";
import type { Problem } from "./city-editor-map";
import { districtWord } from "./descriptions";
import { tileOf, type Board } from "./model";

/** The house means tiles by the marks of its maps; people know them by what is on them. */
export function problemWords(board: Pick<Board, "parts">, { phrase: found }: Problem): string {
  const facts: Facts = { ...found.facts };
  for (const name of ["mark", "over"]) {
    const mark = found.facts[name];
    if (typeof mark !== "string") continue;
    facts[name] = tileWord(board, mark);
    facts[`${name}Kind`] = kindOf(board, mark);
  }
  const key = `bv-problem-${found.key.replace("bella-", "")}`;
  return i18n.messages.has(key) ? t(key, facts) : say({ ...found, facts });
}

function tileWord(board: Pick<Board, "parts">, mark: string): Phrase {
  return phrase(`bv-the-${kindOf(board, mark)}`, { what: districtWord(board, mark) as Fact });
}

function kindOf(board: Pick<Board, "parts">, mark: string): string {
  return tileOf(board, mark)?.kind ?? "park";
}
