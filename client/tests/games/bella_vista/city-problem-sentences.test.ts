import { describe, expect, it } from "vitest";
import { problemWords } from "../../../src/games/bella_vista/city-problem-sentences";
import { phrase } from "../../../src/lib/fluent-messages";
import { learn, speak, type Language } from "../../../src/lib/i18n.svelte";
import { city } from "./sample-board";

const tiles = [
  { mark: "A", kind: "district" as const, symbol: "leaves" as const, pattern: "plain" as const },
  { mark: "B", kind: "district" as const, symbol: "leaves" as const, pattern: "hatched" as const },
  { mark: "1", kind: "park" as const },
];
const board = { parts: { ...city.parts, tiles } };

async function said(language: Language, key: string, facts: Record<string, number | string>): Promise<string> {
  await speak(language);
  await learn("bella_vista");
  const words = problemWords(board, { phrase: phrase(key, { row: 2, column: 3, ...facts }), spot: null });
  return words.replaceAll("\u00a0", " ");
}

describe("what is wrong with a city", () => {
  it("is said by what is on the tiles, in whole sentences", async () => {
    expect(await said("en", "bella-tile-under", { mark: "A", over: "B" })).toBe(
      "Row 2, column 3: the hatched leaves overlap the plain leaves.",
    );
    expect(await said("en", "bella-tile-under", { mark: "A", over: "1" })).toBe(
      "Row 2, column 3: a park overlaps the plain leaves.",
    );
    expect(await said("fr", "bella-tile-under", { mark: "1", over: "B" })).toBe(
      "Ligne 2, colonne 3 : les feuilles hachurées recouvrent un parc.",
    );
    expect(await said("fr", "bella-city-apart", { mark: "A" })).toBe(
      "Ligne 2, colonne 3 : la partie avec les feuilles unies ne touche pas le reste de la ville.",
    );
  });

  it("has words for everything that can be wrong there", async () => {
    for (const key of ["tile-under", "city-apart", "city-hole"]) {
      const words = await said("en", `bella-${key}`, { mark: "A", over: "B" });
      expect(words).toMatch(/^Row 2, column 3: .*\.$/);
    }
  });
});
