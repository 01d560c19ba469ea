/**
 * `?said` is a locale file without the texts of the rules and without what a refusal proposes, which come when they
 * are read, and without remarks.
 */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const SAID = ".ftl?said";

export function said(source: string): string {
  let inText = false;
  let inRemedy = false;
  const kept = source.split("\n").filter((line) => {
    // A text goes on as long as its lines are set in further than the attributes are.
    inText = /^ {4}\.text =/.test(line) || (inText && /^ {5}/.test(line));
    inRemedy = /^\w+-remedy-/.test(line) || (inRemedy && /^[ }]/.test(line));
    return !inText && !inRemedy && line.trim() !== "" && !line.startsWith("#");
  });
  return kept.join("\n");
}

export function ftl(): Plugin {
  return {
    name: "faubourg-ftl",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SAID)) return null;
      const source = await readFile(id.replace("?said", ""), "utf8");
      return `export default ${JSON.stringify(said(source))};`;
    },
  };
}
