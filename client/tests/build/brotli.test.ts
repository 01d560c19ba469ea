// @vitest-environment node
import { mkdir, mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { packTexts } from "../../brotli.plugin";

it("packs texts beside themselves, and leaves what is packed already", async () => {
  const folder = await mkdtemp(join(tmpdir(), "built-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "a.js"), "let a = 1;");
  await writeFile(join(folder, "font.woff2"), "packed");
  await packTexts(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    "assets",
    join("assets", "a.js"),
    join("assets", "a.js.br"),
    "font.woff2",
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, "assets", "a.js.br"))).toString()).toBe("let a = 1;");
});
