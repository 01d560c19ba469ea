import { expect, it } from "vitest";
import { sentencesOf, splitBeside } from "../../src/rules/sentences";

it("ends a sentence where another one begins, and not at the number of a rule", () => {
  expect(sentencesOf("Play it (SL-2.5). Then stop. « Oui », dit-on.")).toEqual([
    "Play it (SL-2.5).",
    "Then stop.",
    "« Oui », dit-on.",
  ]);
});

it("puts beside a picture what fits, and the rest below", () => {
  expect(splitBeside("One. Two. Three.", 9)).toEqual({ beside: "One. Two.", below: "Three." });
  expect(splitBeside("One. Two.", 20)).toEqual({ beside: "One. Two.", below: "" });
});

it("keeps a first sentence whole, however long", () => {
  expect(splitBeside("Much too long. Two.", 5)).toEqual({ beside: "Much too long.", below: "Two." });
});
