import { expect, it } from "vitest";
import { isFound, markWords, wordsIn } from "../../src/rules/rule-search";

const RULE = {
  rule: "KG-3.4",
  title: "Ce qu’il faut à côté d’une fenêtre",
  text: "Une tuile-fenêtre a besoin d’un voisin.",
};

it.each(["3.4", "34", "kg34", "KG-3.4", "kg3", "Kg-3.4 fenêtre"])(
  "finds a rule by its number, written as %s",
  (query) => {
    expect(isFound(RULE, wordsIn(query))).toBe(true);
  },
);

it.each(["4.3", "kg-4", "3.4 toit", "kensington"])("does not find another rule by %s", (query) => {
  expect(isFound(RULE, wordsIn(query))).toBe(false);
});

it("minds neither accents nor capitals nor the kind of apostrophe", () => {
  for (const query of ["FENETRE", "a cote", "d'une", "Voisin fenêtre"])
    expect(isFound(RULE, wordsIn(query))).toBe(true);
});

it("finds everything where nothing is asked", () => {
  expect(wordsIn("  ")).toEqual([]);
  expect(isFound(RULE, [])).toBe(true);
});

it("marks the words as they are written in the text", () => {
  expect(markWords("La Fenêtre, une fenêtre", wordsIn("fenetre"))).toEqual([
    { text: "La ", found: false },
    { text: "Fenêtre", found: true },
    { text: ", une ", found: false },
    { text: "fenêtre", found: true },
  ]);
  expect(markWords("", ["a"])).toEqual([]);
});
