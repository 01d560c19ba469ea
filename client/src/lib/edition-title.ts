/** The edition that a table plays with, where there are several: titles of a game follow the language. */
import { api } from "./api";
import { i18n } from "./i18n.svelte";
import type { TableInfo } from "./server-types";

export async function editionTitle(info: Pick<TableInfo, "game" | "edition"> | null): Promise<string | null> {
  const games = await api.games().catch(() => []);
  const { editions = [] } = games.find(({ key }) => key === info?.game) ?? {};
  const [, title] = editions.find(([key]) => key === info?.edition) ?? [];
  return editions.length > 1 ? (title?.[i18n.language] ?? null) : null;
}
