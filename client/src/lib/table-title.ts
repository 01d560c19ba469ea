/** What a table is called: by the box that it plays with, whatever language is read. */
import type { Messages } from "./fluent-messages";
import { i18n } from "./i18n.svelte";

interface Boxed {
  game: string;
  edition?: string | null | undefined;
}

/** An edition without a name of its own goes by the name of the game, as this language has it. */
export function tableTitle({ game, edition }: Boxed, messages: Messages = i18n.messages): string {
  const own = `game-${game}-${edition ?? ""}`;
  return messages.text(messages.has(own) ? own : `game-${game}`);
}

/** The rules, as of the table that they are looked up from. */
export function rulesPath({ game, edition }: Boxed): string {
  const asked = edition ? `?${new URLSearchParams({ edition })}` : "";
  return `/rules/${encodeURIComponent(game)}${asked}`;
}
