import { describe, expect, it } from "vitest";
import { Messages } from "../../src/lib/fluent-messages";
import { absentees, awaited, declined, isAsked, isOwn, wording } from "../../src/lib/proposals";
import type { Phrase, Proposal } from "../../src/lib/server-types";
import en from "../../src/locale/en";
import companyEn from "../../src/locale/table-panels/en.ftl?raw";
import companyFr from "../../src/locale/table-panels/fr.ftl?raw";
import fr from "../../src/locale/fr";
import { move, note, seat } from "../support/table-messages";

const names = ["Ann", "Bob", "Cleo"];
const end: Proposal = { what: "end", seat: 0, agreed: [0], needed: [1, 2] };
const back: Proposal = { what: "take-back", seat: 2, agreed: [2, 0], needed: [1] };
const english = new Messages("en", [companyEn, ...en]);
const french = new Messages("fr", [companyFr, ...fr]);

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
    expect(french.say(wording(back, [2]), names)).toBe("Vous demandez à annuler votre dernière décision.");
  });

  const standin = seat({ bot: "planner", standin: true });
  const says = (messages: Messages, said: Phrase | null): string | null => said && messages.say(said, names);

  it("names who has still to answer, the reader left out", () => {
    const words = (proposal: Proposal, mine: number[]): string | null =>
      says(english, awaited(proposal, { mine, seats: [seat(), seat(), seat()] }));
    expect(words(end, [0])).toBe("Still to answer: Bob and Cleo.");
    expect(words(end, [1])).toBe("Still to answer: Cleo.");
    expect(words(back, [1])).toBeNull();
  });

  it("waits for those for whom a bot plays until they come back", () => {
    const info = { mine: [0], seats: [seat(), standin, seat()] };
    expect(says(english, awaited(end, info))).toBe("Still to answer: Cleo.");
    expect(says(english, absentees(end, info))).toBe("A bot plays for Bob; only Bob can agree, once back.");
    expect(says(french, absentees(end, { mine: [0], seats: [seat(), standin, standin] }))).toBe(
      "Des robots jouent pour Bob et Cleo, mais ne peuvent accepter à leur place\u00a0: on attend leur retour.",
    );
  });

  it("waits for those who lost the line", () => {
    const info = { mine: [0], seats: [seat(), seat({ here: false, grace: 30 }), seat()] };
    expect(says(english, absentees(end, info))).toBe("Bob is not at the table: this waits until they are back.");
    expect(absentees(end, { mine: [0], seats: [seat(), seat(), seat()] })).toBeNull();
  });

  describe("that somebody declines", () => {
    const asked = [move(2, 0), note(3, 0, "log-proposed-take-back"), note(4, 1, "log-agreed")];
    const no = note(5, 2, "log-declined");

    it("is told to whoever made it, with the name of who would rather not", () => {
      const found = declined([...asked, no], [0]);
      expect([found?.seq, says(english, found?.said ?? null)]).toEqual([
        5,
        "Cleo would rather not: your decision stands.",
      ]);
      const end = declined([note(3, 0, "log-proposed-end"), no], [0]);
      expect(says(french, end?.said ?? null)).toBe("Cleo préfère continuer la partie.");
    });

    it("is no news to those who were asked, nor after a move of one's own or another question", () => {
      expect(declined([...asked, no], [1])).toBeNull();
      expect(declined([...asked, no, move(6, 0)], [0])).toBeNull();
      expect(declined([...asked, no, move(6, 1)], [0])).not.toBeNull();
      expect(declined([...asked, no, note(6, 0, "log-proposed-take-back")], [0])).toBeNull();
    });

    it("was withdrawn where the no is one's own", () => {
      expect(declined([...asked, note(5, 0, "log-declined")], [0])).toBeNull();
    });
  });
});
