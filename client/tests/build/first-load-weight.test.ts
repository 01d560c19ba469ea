// @vitest-environment node
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { letters, ranges } from "../../fonts.plugin";
import { shell } from "../../service-worker.plugin";
import { said } from "../../ftl.plugin";

/** What is asked of the server besides takes up to 3.6 kB of the 120 that all may weigh (tests/e2e/test_weight.py). */
const MOST = 116_400;
/** What is on the way from the front page to a first board, besides what those parts import. */
const ON_THE_WAY = [
  "src/locale/fr.ts",
  "locale/fr/sunrise.ftl?said",
  "src/games/sunrise/fr.ftl?said",
  "src/games/sunrise/Table.svelte",
  ...Object.keys(import.meta.glob("../../src/games/*/FrontPagePicture.svelte")).map((path) =>
    path.replaceAll("../", ""),
  ),
];

describe("what a browser loads", () => {
  let output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  const named = (end: string): Rolldown.OutputChunk | undefined =>
    output.find(
      (each): each is Rolldown.OutputChunk =>
        each.type === "chunk" && (each.name === end || Boolean(each.facadeModuleId?.endsWith(end))),
    );
  const size = (file: string): number => {
    const found = output.find((each) => each.fileName === file);
    const content = found?.type === "chunk" ? found.code : (found?.source ?? "");
    return file.endsWith(".woff2") ? content.length : brotliCompressSync(content).length;
  };

  beforeAll(async () => {
    vi.stubEnv("NODE_ENV", "production").stubEnv("VITEST", undefined);
    const built = await build({ build: { write: false }, logLevel: "error", mode: "production" });
    output = (built as Rolldown.RolldownOutput).output;
    vi.unstubAllEnvs();
  }, 60_000);

  /** The chunks that come with these, and the styles of all. */
  function together(names: string[]): string[] {
    const found = new Set<string>();
    const add = (file: string): void => {
      const chunk = output.find((each) => each.fileName === file);
      if (found.has(file) || chunk?.type !== "chunk") return;
      found.add(file);
      chunk.imports.forEach(add);
      chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
    };
    for (const name of names) {
      const chunk = named(name);
      expect(chunk, name).toBeDefined();
      add(chunk?.fileName ?? "");
    }
    return [...found];
  }

  it("is light up to the first board, fonts and all", () => {
    const fonts = output
      .map((each) => each.fileName)
      .filter((file) => file.endsWith(".woff2") && !file.includes("-latin-"));
    const files = ["index.html", ...together(["house", ...ON_THE_WAY]), ...fonts];
    const weights = Object.fromEntries(files.map((file) => [file, size(file)]));
    const total = Object.values(weights).reduce((sum, one) => sum + one, 0);
    expect(fonts).toHaveLength(2);
    expect(total, JSON.stringify({ total, ...weights }, null, 1)).toBeLessThan(MOST);
  });

  it("shows pictures on the front page that need no table", () => {
    const files = together(["house", ...ON_THE_WAY.filter((name) => name.endsWith("FrontPagePicture.svelte"))]);
    expect(files.filter((file) => file.includes("table"))).toEqual([]);
  });

  it("is kept for a day without a network, but for the letters of foreign names", () => {
    const worker = output.find((each) => each.fileName === "sw.js");
    const source = worker?.type === "asset" ? String(worker.source) : "";
    const kept = shell(output.map((each) => each.fileName));
    expect(kept).toContain("/");
    for (const file of kept) expect(source).toContain(`"${file}"`);
    expect(source).not.toContain("-latin-");
  });
});

it("leaves what refusals propose for whoever is refused something", () => {
  const remedy = ["a_b-remedy-c = { $x ->", "    [one] y", "   *[other] z", "}: more."];
  expect(said([...remedy, "remedy-none = d", "e = f"].join("\n"))).toBe("remedy-none = d\ne = f");
});

it("leaves the texts of the rules for whoever reads them", () => {
  const title = ["SL-1 =", "    .title = One"];
  const text = ["    .text =", "        Long", "        and longer."];
  const rest = ["    .far = { $a ->", "        [one] x", "       *[other] y", "    }", "b = c"];
  expect(said(["# A remark", "", ...title, ...text, ...rest, ""].join("\n"))).toBe([...title, ...rest].join("\n"));
});

it("cuts the fonts to the letters of both languages", async () => {
  const known = await letters();
  for (const letter of "aZ09éœÉ«»…’·+–×") expect(known).toContain(letter);
});

it("names letters that follow each other by the first and the last", () => {
  expect(ranges(["a", "c", "b", "é", "…"])).toBe("U+61-63,U+e9,U+2026");
});
