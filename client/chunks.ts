/** Few files compress better than many: one for the house, one for each table that is played at. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Rolldown } from "vite";

const SOURCES = join(import.meta.dirname, "src");
const tables = readdirSync(join(SOURCES, "games"), { recursive: true, encoding: "utf8" })
  .filter((path) => /^[^/\\]+[/\\][^/\\]+Table\.svelte$/.test(path) && !path.endsWith("ScoreTable.svelte"))
  .map((path) => join("games", path));
/** The name of a file, and the module that decides what belongs to it; the first that wants a module has it. */
const FILES: [string, string][] = [
  ["house", join(SOURCES, "main.ts")],
  ...tables.map((path): [string, string] => [basename(path, ".svelte").toLowerCase(), join(SOURCES, path)]),
];

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

function imported(from: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of graph.getModuleInfo(from)?.importedIds ?? []) imported(id, graph, found);
  return found;
}

export function chunkOf(id: string, graph: Graph): string | null {
  return FILES.find(([, root]) => imported(root, graph).has(id))?.[0] ?? null;
}
