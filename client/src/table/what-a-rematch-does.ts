/** What a rematch does, before anybody asks for one: the seat after the one that began begins. */
import { gameWord, t } from "../lib/i18n.svelte";
import type { TableInfo } from "../lib/server-types";

/** In words; the reader is the seat that they are said to, if it is one alone. */
export function whatARematchDoes(info: TableInfo, names: readonly string[], reader: number | null): string {
  if (info.first === null) return gameWord(info.game, "rematch-about-lots");
  const next = (info.first + 1) % info.seats.length;
  // Whoever has left is not there: their seat is open at the new table.
  const begins = info.seats[next]?.left ? "left" : next === reader ? "you" : "other";
  return t("rematch-about", { begins, who: names[next] ?? "" });
}
