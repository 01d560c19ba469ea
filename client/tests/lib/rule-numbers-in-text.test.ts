import { expect, it } from "vitest";
import { splitByRuleNumbers } from "../../src/lib/rule-numbers-in-text";

const known = new Set(["SL-2.5", "SL-R7", "SL-4"]);
const split = (text: string) => splitByRuleNumbers(text, (number) => known.has(number));

it("finds the numbers of rules in a text", () => {
  expect(split("As in SL-2.5, or (SL-R7).")).toEqual([
    { text: "As in ", rule: null },
    { text: "SL-2.5", rule: "SL-2.5" },
    { text: ", or (", rule: null },
    { text: "SL-R7", rule: "SL-R7" },
    { text: ").", rule: null },
  ]);
});

it("takes a full stop behind a number for the end of the sentence", () => {
  expect(split("See SL-4.").map(({ rule }) => rule)).toEqual([null, "SL-4", null]);
});

it("leaves alone what is no rule of the game", () => {
  expect(split("SL-9.9 and A1-2")).toEqual([{ text: "SL-9.9 and A1-2", rule: null }]);
});
