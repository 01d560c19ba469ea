import { expect, it } from "vitest";
import { hintedPieces, neutralsToCome } from "../../../src/games/bella_vista/hinted-pieces";
import { phrase } from "../../../src/lib/fluent-messages";
import { city } from "./sample-board";

it("finds the slot, the card and the contract that a hint takes up", () => {
  expect(hintedPieces(["3=5"])).toEqual({ slot: 2, card: 5, contract: null, isDone: false });
  expect(hintedPieces(["d4/1", "@k2"])).toEqual({ slot: null, card: null, contract: "k2", isDone: false });
  expect(hintedPieces(["3=5", "1=2"])).toEqual({ slot: 2, card: 5, contract: null, isDone: false });
  expect(hintedPieces([])).toEqual({ slot: null, card: null, contract: null, isDone: false });
  expect(hintedPieces(["."]).isDone).toBe(true);
});

it("finds the neutral building of a later step by what is told of it", () => {
  const step = (key: string, squares: string[]) => ({
    told: phrase(key, { number: key === "bella-told-neutral" ? 1 : 5, squares }),
    is_forced: false,
  });
  const steps = [step("bella-told-place", ["a1", "b1"]), step("bella-told-neutral", ["c1", "c2", "c3", "c4"])];
  const column = [0, 1, 2, 3].map((row) => [row, 2]);
  expect(neutralsToCome(city, { steps })).toEqual([{ number: 1, cells: column }]);
  // The first step is the building at hand.
  expect(neutralsToCome(city, { steps: steps.slice(1) })).toEqual([]);
});
