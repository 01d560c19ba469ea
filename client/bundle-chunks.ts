/** Few files compress better than many: the house, what tables share, and two for each table. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Rolldown } from "vite";

const SOURCES = join(import.meta.dirname, "src");
const GAMES = join(SOURCES, "games");
const PICTURE = "FrontPagePicture.svelte";
const tables = [...readdirSync(GAMES).map((name) => join(GAMES, name)), join(SOURCES, "plain-table")].filter((folder) =>
  existsSync(join(folder, PICTURE)),
);

const FEW = 2;
const nameOf = (folder: string): string => basename(folder).replace(/-table$/, "");

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
  // The front page shows every game's picture, and must not load every game's table for it.
  const pictured = tables.find((folder) => imported(join(folder, PICTURE), graph).has(id));
  if (pictured) return `${nameOf(pictured)}-picture`;
  const users = tables.filter((folder) => imported(join(folder, "Table.svelte"), graph).has(id));
  const owner = users.length === 1 ? users[0] : users.find((folder) => id.startsWith(folder));
  if (owner) return `${nameOf(owner)}-table`;
  // What only few of them need is no burden to the others.
  return users.length ? (users.length > FEW ? "table" : "few-tables") : null;
}
