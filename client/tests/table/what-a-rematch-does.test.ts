import { describe, expect, it } from "vitest";
import { learn, speak } from "../../src/lib/i18n.svelte";
import { whatARematchDoes } from "../../src/table/what-a-rematch-does";
import { info, seat } from "../support/table-messages";

const NAMES = ["Ann", "Bob"];
const WORDS = {
  en: ["Bob begins", "you begin", "seat of Bob begins", "decided anew", "the start cards decide"],
  fr: ["Bob commence", "vous commencez", "remplace Bob commence", "décide à nouveau", "les cartes de départ décident"],
} as const;

describe("what a rematch does", () => {
  it.each(["en", "fr"] as const)("is said in %s: whoever sits behind the one that began begins", async (language) => {
    await speak(language);
    await learn("endings");
    await learn("bella_vista");
    const [begins, own, open, lots, cards] = WORDS[language];
    expect(whatARematchDoes(info({ first: 0 }), NAMES, 0)).toContain(begins);
    expect(whatARematchDoes(info({ first: 1 }), NAMES, 0)).toContain(own);
    const left = [seat(), seat({ left: true })];
    expect(whatARematchDoes(info({ first: 0, seats: left }), NAMES, 0)).toContain(open);
    expect(whatARematchDoes(info({ first: null }), NAMES, 0)).toContain(lots);
    expect(whatARematchDoes(info({ first: null, game: "bella_vista" }), NAMES, 0)).toContain(cards);
  });
});
