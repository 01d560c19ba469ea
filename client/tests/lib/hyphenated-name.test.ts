import { describe, expect, test } from "vitest";
import { hyphenated, words } from "../../src/lib/hyphenated-name";

const shown = (name: string): string => hyphenated(name).replaceAll("\u00ad", "|");

describe("where the words of a name may be broken", () => {
  test.each([
    ["Bartholomée", "Bar|tho|lo|mée"],
    ["Guillemette", "Guil|le|mette"],
    ["Christophe 2", "Chris|to|phe 2"],
    ["Marie-Charlotte", "Marie-Char|lotte"],
    ["Alexandrine", "Ale|xan|drine"],
    ["Robot confirmé", "Robot con|firmé"],
  ])("%s is broken between syllables, with three letters on either side at least", (name, parts) => {
    expect(shown(name)).toBe(parts);
  });

  test.each(["Zoé", "Camille", "Joueur 1", "Ελευθερία", "エリザベス", "Grzgrzgrz", ""])(
    "%s stays in one piece",
    (name) => {
      expect(hyphenated(name)).toBe(name);
    },
  );

  test("its words are told apart, and the halves of a double name", () => {
    expect(words("Marie-Charlotte de la Tour")).toEqual(["Marie-", "Charlotte", " ", "de", " ", "la", " ", "Tour"]);
    expect(words("-- Zoé-")).toEqual(["--", " ", "Zoé-"]);
    expect(words("Robot moyen 2")).toEqual(["Robot", " ", "moyen 2"]);
    expect(words("Ann 2nd")).toEqual(["Ann", " ", "2nd"]);
    expect(words("")).toEqual([]);
  });

  test("nothing of a name is lost", () => {
    const name = "Maximilienne-Charlotte de la Tour-du-Pin";
    expect(hyphenated(name).replaceAll("\u00ad", "")).toBe(name);
  });
});
