import { expect, it } from "vitest";
import { optionName, valueName } from "../../src/plain-table/option-names";

const game = { prefix: "ZZ" };

it("calls an option that has no words by its name", () => {
  expect(optionName(game, "open_hands")).toBe("Open hands");
  expect([valueName(game, "pace", "very_slow"), valueName(game, "stones", 7)]).toEqual(["very slow", "7"]);
});
