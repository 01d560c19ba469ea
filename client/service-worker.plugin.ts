/** Writes the service worker: the shell, by the hashes of its files, without a network. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCES = join(import.meta.dirname, "src");
const PUBLIC = ["apple-touch-icon.png", "icon.svg", "manifest.webmanifest"];

/** The files to keep: all that was built, but for the letters that only a name may need. */
export function shell(built: readonly string[]): string[] {
  const kept = built.filter((file) => file.startsWith("assets/") && !file.includes("-latin-"));
  return ["/", ...[...PUBLIC, ...kept].map((file) => `/${file}`).sort()];
}

export function serviceWorker(): Plugin {
  return {
    name: "faubourg-service-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const files = JSON.stringify(shell(Object.keys(bundle)));
      const hash = createHash("sha256").update(files);
      for (const name of PUBLIC) hash.update(await readFile(join(SOURCES, "public", name)));
      const version = hash.digest("hex").slice(0, 12);
      const source = (await readFile(join(SOURCES, "worker", "service-worker.js"), "utf8"))
        .replace('"VERSION"', JSON.stringify(version))
        .replace('["FILES"]', files);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
