import { describe, expect, it } from "vitest";
import { Messages } from "../src/lib/messages";
import { awaited, isAsked, isOwn, wording } from "../src/lib/proposals";
import type { Proposal } from "../src/lib/wire";
import en from "../src/locale/en";
import fr from "../src/locale/fr";

const names = ["Ann", "Bob", "Cleo"];
const end: Proposal = { what: "end", seat: 0, agreed: [0], needed: [1, 2] };
const back: Proposal = { what: "take-back", seat: 2, agreed: [2, 0], needed: [1] };
const english = new Messages("en", en);
const french = new Messages("fr", fr);

describe("a proposal", () => {
  it("is one's own, or asks, or only concerns others", () => {
    expect([isOwn(end, [0]), isAsked(end, [0])]).toEqual([true, false]);
    expect([isOwn(end, [1]), isAsked(end, [1])]).toEqual([false, true]);
    expect([isOwn(back, [0]), isAsked(back, [0])]).toEqual([false, false]);
    expect(isAsked(end, [])).toBe(false);
  });

  it("names who proposes what", () => {
    expect(english.say(wording(end, [1]), names)).toBe("Ann proposes to end the game here.");
    expect(english.say(wording(end, [0]), names)).toBe("You propose to end the game here.");
    expect(english.say(wording(back, [1]), names)).toBe("Cleo would like to take a decision back.");
    expect(french.say(wording(back, [2]), names)).toBe("Vous demandez à reprendre votre dernière décision.");
  });

  it("names who has still to answer, the reader left out", () => {
    const words = (proposal: Proposal, mine: number[]): string | null => {
      const said = awaited(proposal, mine);
      return said && english.say(said, names);
    };
    expect(words(end, [0])).toBe("Still to answer: Bob and Cleo.");
    expect(words(end, [1])).toBe("Still to answer: Cleo.");
    expect(words(back, [1])).toBeNull();
  });
});
