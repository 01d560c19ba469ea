import { describe, expect, it } from "vitest";
import { Messages, phrase as phraseOf } from "../../src/lib/fluent-messages";
import type { Refusal } from "../../src/lib/server-types";
import en from "../../src/locale/en";
import fr from "../../src/locale/fr";

const games = import.meta.glob<string>(
  ["../../../src/faubourg/locale/*/*.ftl", "!../../../src/faubourg/locale/*/{core,server,cli}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const tables = import.meta.glob<string>(["../../src/games/*/{en,fr}.ftl", "../../src/locale/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofTables = (language: string): string[] =>
  Object.entries(tables).flatMap(([path, words]) => (path.endsWith(`/${language}.ftl`) ? [words] : []));
const ofGames = (language: string): string[] => [
  ...Object.entries(games).flatMap(([path, words]) => (path.includes(`/${language}/`) ? [words] : [])),
  ...ofTables(language),
];
const english = new Messages("en", [...ofGames("en"), ...en]);
const french = new Messages("fr", [...ofGames("fr"), ...fr]);
const person = (seat: number) => ({ type: "person", seat }) as const;

describe("facts become words", () => {
  it("names a person, or the seat of one without a name", () => {
    const phrase = phraseOf("sunrise-told-stop", { who: person(1) });
    expect(english.say(phrase, ["Ann", "Bob"])).toBe("Bob stops building.");
    expect(english.say(phrase)).toBe("Player 2 stops building.");
  });

  it("writes the neighbour of a lesson small within a sentence", () => {
    const names = ["", "Votre voisin"];
    const said = (key: string, facts = {}) => french.text(key, { who: person(1), ...facts }, names);
    expect(said("sunrise-told-stop")).toBe("Votre voisin arrête de construire.");
    const building = phraseOf("bella-building", { number: 5, owner: person(1) });
    expect(said("BV-3-1.taken", { squares: "j3", building })).toBe(
      "On ne peut pas construire en j3\u00a0: le n°\u00a05 (votre voisin) s’y trouve.",
    );
    expect(said("sunrise-told-stop", { who: [person(1), "Ann"] })).toMatch(/^Votre voisin et Ann/);
  });

  it("says phrases within phrases", () => {
    const colour = phraseOf("colour-blue");
    const phrase = phraseOf("sunrise-told-discard", { who: person(0), colour });
    expect(english.say(phrase, ["Ann"])).toBe("Ann discards a blue card.");
  });

  it("lists arrays with and, choices with or", () => {
    const list = (number: Parameters<typeof english.text>[1]) => english.text("seat-number", number);
    expect(list({ number: ["a", "b", "c"] })).toBe("Player a, b and c");
    expect(list({ number: { type: "either", choices: ["a", "b"] } })).toBe("Player a or b");
    expect(list({ number: ["a"] })).toBe("Player a");
    expect(list({ number: [] })).toBe("Player none");
  });

  it("writes places below zero like numbers, and leaves moves as they are typed", () => {
    const said = (number: string | string[]) => english.text("seat-number", { number });
    expect(said("-3")).toBe("Player −3");
    expect(said(["-2:1", "1"])).toBe("Player −2:1 and 1");
    expect(said("-U2@-3")).toBe("Player -U2@-3");
  });

  it("counts what a long list leaves out", () => {
    const many = Array.from({ length: 15 }, (_, i) => i);
    expect(english.text("seat-number", { number: many })).toMatch(/11 and 3 more$/);
  });

  it("chooses plurals, in both languages", () => {
    expect(english.text("floors", { number: 1 })).toBe("1\u00a0floor");
    expect(french.text("floors", { number: 0 })).toBe("0\u00a0niveau");
    expect(french.text("floors", { number: 2 })).toBe("2\u00a0niveaux");
  });

  it("tames words from outside", () => {
    expect(english.text("seat-number", { number: "a\nb\u0000c" })).toBe("Player a b c");
    expect(english.text("seat-number", { number: "x".repeat(400) })).toHaveLength(7 + 301);
  });

  it("shows the key of a sentence that is missing", () => {
    expect(english.text("no-such-sentence")).toBe("no-such-sentence");
  });
});

describe("rules", () => {
  const refusal: Refusal = {
    rule: "SL-2.2",
    reason: "too-far",
    spaces: ["a2"],
    facts: { space: "a2", ways: 2, elsewhere: 0, near: { type: "either", choices: ["a3", "b2"] } },
  };

  it("gives the reason of a refusal", () => {
    const reason = "a2 touches neither the fountain nor any House or Park: something has to stand on a3 or b2 first.";
    expect(english.reason(refusal)).toBe(reason);
    const oneOfMany = { ...refusal, facts: { ...refusal.facts, elsewhere: 1 } };
    expect(english.reason(oneOfMany)).toContain(": something has to stand beside it first.");
    expect(french.reason(oneOfMany)).toContain("\u00a0: il faut d’abord bâtir à côté.");
    const nowhere = { ...refusal, facts: { ...refusal.facts, ways: 0 } };
    expect(english.reason(nowhere)).toBe("a2 touches neither the fountain nor any House or Park.");
    expect(french.reason(refusal)).toContain("ni aucun Parc\u00a0: il faut d’abord bâtir en a3 ou b2.");
  });

  it("knows the rules in order", () => {
    expect(english.rules("SL")[0]).toBe("SL-0.1");
    expect(english.rules("SL")).toContain("SL-R10");
    expect(english.chapters("SL")[0]).toBe("SL-0");
    expect(french.rules("SL")).toEqual(english.rules("SL"));
    expect(english.ruleTitle("SL-2.5")).toBe("The path goes on");
    expect(english.ruleText("SL-2.5")).not.toContain("\n");
  });

  it("names the rows of a score, by the rule's title where they have no name of their own", () => {
    expect(english.rowTitle("SL-2.4")).toBe("Houses built");
    expect(french.rowTitle("SL-2.4")).toBe("Demeures construites");
    expect(english.rowTitle("SL-5.3")).toBe(english.ruleTitle("SL-5.3"));
  });

  it("says in a bonus who ties and who comes next", () => {
    const before = phraseOf("SL-5-3.standing", { who: [person(0), person(1)], tied: 2, position: 1, number: 4 });
    const after = phraseOf("SL-5-3.standing", { who: [person(2)], tied: 1, position: 3, number: 1 });
    const standings = phraseOf("sunrise-then", { before, after });
    expect(english.say(phraseOf("SL-5-3.bonus", { area: "B1", standings }), ["Ann", "Bob", "Cid"])).toBe(
      "Most Houses in area B1: Ann and Bob tied for first with 4 Houses each; Cid third with 1 House.",
    );
  });
});

describe("locale files", () => {
  it("say the same things in both languages, each once", () => {
    expect(new Set(french.keys)).toEqual(new Set(english.keys));
    expect(english.clashes).toEqual([]);
    expect(french.clashes).toEqual([]);
  });

  it("hold every sentence that the client asks for", () => {
    const sources = import.meta.glob<string>("../../src/**/*.{svelte,ts}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const asked = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*"([a-z-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !english.has(key))).toEqual([]);
  });

  it("set the French signs apart with a space that does not break", () => {
    expect(
      [...fr.slice(2), ...ofTables("fr")].join("\n").match(/[^\n]* [:;!?»](?=\s)[^\n]*|[^\n]*« [^\n]*/g) ?? [],
    ).toEqual([]);
  });

  it("are all used", () => {
    const sources = import.meta.glob<string>("../../src/**/*.{svelte,ts}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const all = Object.values(sources).join("\n");
    const client = new Messages("en", [...en.slice(2), ...ofTables("en")]);
    /** Keys that are put together from a beginning and a fact. */
    const made = [...all.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map((match) => match[1] ?? "");
    made.push(...[...all.matchAll(/\bgameWord\([\w.]+, "([a-z-]+)"/g)].map((match) => `${match[1] ?? ""}-`));
    made.push(...[...all.matchAll(/\bdoes: "([a-z-]+)"/g)].map((match) => `${match[1] ?? ""}-`));
    const isSaid = (key: string): boolean =>
      all.includes(`"${key.replace(".own", "")}"`) ||
      ofTables("en").some((words) => words.includes(`{ ${key} }`)) ||
      made.some((start) => key.startsWith(start));
    const unused = client.keys.filter((key) => !isSaid(key));
    expect(unused).toEqual([]);
  });
});
