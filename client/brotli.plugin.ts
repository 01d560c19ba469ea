/** Writes every file that travels as text once more, packed by Brotli: the server has no packer of its own for that. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".json"]);
const SETTINGS = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const pack = promisify(brotliCompress);

export async function packTexts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => TEXTS.has(extname(file))).map((file) => join(folder, file));
  await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await pack(await readFile(file), SETTINGS))));
}

export function brotli(): Plugin {
  let folder = "";
  return {
    name: "faubourg-brotli",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    // Only where files are written: a build may also stay in memory.
    writeBundle: () => packTexts(folder),
  };
}
