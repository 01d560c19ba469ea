/** The two typefaces, cut down to the letters that the house itself uses; a name may need more. */
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
const CUT = join(HERE, ".fonts");
const SPOKEN = ["src", "../src/faubourg/locale/en", "../src/faubourg/locale/fr"];
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

interface Face {
  family: string;
  package: string;
  file: string;
  weight: string;
  axes?: { wght: { min: number; max: number } };
}

const FACES: Face[] = [
  { family: "Young Serif", package: "@fontsource/young-serif", file: "young-serif-{}-400-normal", weight: "400" },
  {
    family: "Atkinson Hyperlegible Next Variable",
    package: "@fontsource-variable/atkinson-hyperlegible-next",
    file: "atkinson-hyperlegible-next-{}-wght-normal",
    weight: "400 750",
    axes: { wght: { min: 400, max: 750 } },
  },
];
/** Kerning and lining figures; Young Serif's own are old-style. */
const FEATURES = ["kern", "lnum"];
/** What the packages' own files cover; they come only when a letter of theirs is on the page. */
const WHOLE = { "latin-ext": "U+0100-02FF, U+1E00-1EFF", latin: "U+0000-00FF, U+2000-206F" };

/** Every letter of our own sentences and signs, in both languages. */
export async function letters(): Promise<string[]> {
  const found = new Set(ASCII);
  for (const folder of SPOKEN) {
    const names = (await readdir(join(HERE, folder), { recursive: true })).filter((name) =>
      /\.(ftl|svelte)$/.test(name),
    );
    for (const name of names) for (const letter of await readFile(join(HERE, folder, name), "utf8")) found.add(letter);
  }
  return [...found].filter((letter) => letter >= " ").sort();
}

/** Letters as CSS writes them, those that follow each other together: U+20-7e,U+a0. */
export function ranges(wanted: readonly string[]): string {
  const codes = wanted.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code <= run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`).join(",");
}

function face({ family, weight }: Face, url: string, range: string): string {
  const source = `src: url("${url}") format("woff2"); unicode-range: ${range};`;
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; ${source} }`;
}

async function cut(): Promise<void> {
  const wanted = await letters();
  const range = ranges(wanted);
  const rules: string[] = [];
  await mkdir(CUT, { recursive: true });
  for (const each of FACES) {
    const file = (part: string): string =>
      join("node_modules", each.package, "files", `${each.file.replace("{}", part)}.woff2`);
    const whole = await readFile(join(HERE, file("latin")));
    const options = {
      targetFormat: "woff2" as const,
      keepFeatures: FEATURES,
      noHinting: true,
      ...(each.axes && { variationAxes: each.axes }),
    };
    const name = `${each.package.split("/")[1]}.woff2`;
    await writeFile(join(CUT, name), await subset(whole, wanted.join(""), options));
    for (const [part, covers] of Object.entries(WHOLE)) rules.push(face(each, `../${file(part)}`, covers));
    // The last one wins where ranges overlap.
    rules.push(face(each, `./${name}`, range));
  }
  await writeFile(join(CUT, "fonts.css"), rules.join("\n") + "\n");
}

export function fonts(): Plugin {
  return { name: "faubourg-fonts", buildStart: cut };
}
