import { describe, expect, it } from "vitest";
import { becauseAhead } from "../../src/lib/score-line-ahead";
import { because, LANGUAGES, learn, speak } from "../../src/lib/i18n.svelte";
import type { ScoreLine } from "../../src/lib/server-types";

const line = (rule: string, reason: string): ScoreLine => ({
  seat: 0,
  rule,
  points: 3,
  reason,
  facts: { number: 2, square: "c12", neighbours: ["a"], coins: 20 },
  spaces: [],
});

describe("why a building brings coins", () => {
  it.each([
    ["en", "No. 2 on c12 stands alone.", "No. 2 on c12 stood alone."],
    ["fr", "Le n° 2 en c12 est isolé.", "Le n° 2 en c12 était isolé."],
  ] as const)("is told of as past once it has (%s)", async (language, ahead, past) => {
    await speak(language);
    await learn("bella_vista", true);
    expect(becauseAhead(line("BV-3.6", "alone"), []).replaceAll("\u00a0", " ")).toBe(ahead);
    expect(because(line("BV-3.6", "alone"), []).replaceAll("\u00a0", " ")).toBe(past);
  });

  it.each(LANGUAGES)("has words for each reason (%s)", async (language) => {
    await speak(language);
    await learn("bella_vista", true);
    for (const reason of ["smaller", "tallest", "alone"]) {
      const said = becauseAhead(line("BV-3.6", reason), []);
      expect(said).not.toContain("ahead");
      expect(said).not.toBe(because(line("BV-3.6", reason), []));
    }
    expect(becauseAhead(line("BV-1.5", "start"), [])).toBe(because(line("BV-1.5", "start"), []));
  });
});
