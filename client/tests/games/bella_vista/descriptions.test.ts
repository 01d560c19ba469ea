import { beforeAll, describe, expect, it } from "vitest";
import { buildingAtHand, inWords, squareName } from "../../../src/games/bella_vista/descriptions";
import { phrase } from "../../../src/lib/fluent-messages";
import { MoveInProgress } from "../../../src/games/bella_vista/move-in-progress.svelte";
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

describe("the name of a square on which a building could stand", () => {
  it("tells coins, but none of a building that is nobody's", async () => {
    await speak("en");
    await learn("bella_vista");
    const choice = new MoveInProgress();
    choice.renew(city, [{ text: "a1", points: 0 }], 5);
    const [square] = city.squares;
    if (!square) throw new Error("the sample city has squares");
    const look = { board: city, built: new Map(), barred: new Set<number>(), choice, names: [] };
    const said = (isNeutral: boolean): string => squareName(square, { ...look, isNeutral }).replace(/\s/g, " ");
    expect(said(false)).toMatch(/no\. 5 would bring 0 coins$/);
    expect(said(true)).toMatch(/the neutral no\. 5 fits$/);
  });
});
