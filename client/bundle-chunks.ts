/** Few files compress better than many: the house, what all tables share, and two for each game. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

const SOURCES = join(import.meta.dirname, "src");
const GAMES = join(SOURCES, "games");
const PICTURE = "FrontPagePicture.svelte";
const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, PICTURE)));

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

function imported(from: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) imported(id, graph, found);
  return found;
}

/** The file that a module goes into; null lets the bundler decide. */
export function chunkOf(id: string, graph: Graph): string | null {
  if (imported(join(SOURCES, "main.ts"), graph).has(id)) return "house";
  for (const game of games) {
    // The front page shows every game's picture, and must not load every game's table for it.
    if (imported(join(GAMES, game, PICTURE), graph).has(id)) return `${game}-picture`;
    if (imported(join(GAMES, game, "Table.svelte"), graph).has(id))
      return id.startsWith(GAMES) ? `${game}-table` : "table";
  }
  return null;
}
