/** What the options of a package are called: in its own words, or plainly by their names. */
import { i18n, t } from "../lib/i18n.svelte";
import type { GameInfo } from "../lib/server-types";

type Named = Pick<GameInfo, "prefix">;

const plain = (name: string): string => name.replaceAll(/[_-]+/g, " ");
const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** The key under which a package says what one of its options is, as invitations say it too. */
function keyOf({ prefix }: Named, option: string): string {
  return `${prefix.toLowerCase()}-reading-${option.replaceAll("_", "-")}`;
}

export function optionName(game: Named, option: string): string {
  const key = keyOf(game, option);
  return i18n.messages.has(key) ? t(key) : capital(plain(option));
}

export function valueName(game: Named, option: string, value: string | number | boolean): string {
  const word = String(value);
  const key = `${keyOf(game, option)}-${word.replaceAll("_", "-")}`;
  if (i18n.messages.has(key)) return t(key);
  return typeof value === "boolean" ? t(value ? "option-yes" : "option-no") : plain(word);
}
