/** What a game says in its own words, where it has any: coins, where others have points. */
import { i18n, t } from "./i18n.svelte";
import type { Facts } from "./server-types";

export function gameWord(game: string, key: string, facts?: Facts): string {
  const own = `${key}-${game}`;
  return t(i18n.messages.has(own) ? own : key, facts);
}
