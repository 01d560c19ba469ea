import { beforeAll, describe, expect, it } from "vitest";
import { buildingAtHand, inWords } from "../../../src/games/bella_vista/descriptions";
import { phrase } from "../../../src/lib/fluent-messages";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import type { Step } from "../../../src/lib/server-types";
import { movesInWords } from "../../../src/table/hints/hint-sentences";
import { city } from "./sample-board";

const step = (key: string, number: number | null, is_forced = false): Step => ({
  told: phrase(key, number === null ? {} : { number }),
  is_forced,
});
const mine = buildingAtHand({ stage: "build" }, { building: 3 });
const turn = (isForced: boolean) => ({
  moves: ["j5", ".", "l6/1"],
  steps: [step("bella-told-place", 3), step("bella-told-decline", null, isForced), step("bella-told-neutral", 1)],
});

describe("a hint of several steps", () => {
  const said = (isForced: boolean): string =>
    movesInWords(turn(isForced), (text, each) => inWords(text, city, mine, each));

  beforeAll(async () => {
    await speak("fr");
    await Promise.all([learn("hints"), learn("bella_vista")]);
  });

  it("gives the neutral building its own number, and leaves out what goes without saying", () => {
    expect(said(true)).toBe("Le n°\u00a03 en j5, puis le n°\u00a01 neutre en l6, tourné une fois");
  });

  it("says that no contract is taken where one could be", () => {
    expect(said(false)).toContain("en j5, puis aucun contrat, puis le n°\u00a01 neutre");
  });

  it("calls it as its button does to go on", () => {
    expect(inWords(".", city, mine)).toBe("Continuer");
    expect(inWords(".", city, buildingAtHand({ stage: "contract" }, { building: 3 }))).toBe("Aucun contrat");
  });

  it("calls the building at hand neutral when it is", () => {
    const neutral = buildingAtHand({ stage: "neutral" }, { building: 2 });
    expect(inWords("a1", city, neutral)).toBe("Le n°\u00a02 neutre en a1");
  });
});
