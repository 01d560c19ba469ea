import { expect, it } from "vitest";
import { hintedPieces } from "../../../src/games/bella_vista/hinted-pieces";

it("finds the slot, the card and the contract that a hint takes up", () => {
  expect(hintedPieces(["3=5"])).toEqual({ slot: 2, card: 5, contract: null, isDone: false });
  expect(hintedPieces(["d4/1", "@k2"])).toEqual({ slot: null, card: null, contract: "k2", isDone: false });
  expect(hintedPieces(["3=5", "1=2"])).toEqual({ slot: 2, card: 5, contract: null, isDone: false });
  expect(hintedPieces([])).toEqual({ slot: null, card: null, contract: null, isDone: false });
  expect(hintedPieces(["."]).isDone).toBe(true);
});
