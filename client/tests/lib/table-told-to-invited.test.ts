import { describe, expect, it } from "vitest";
import { Messages } from "../../src/lib/fluent-messages";
import { invitedTo } from "../../src/lib/table-told-to-invited";
import type { GameInfo, TableInfo } from "../../src/lib/server-types";
import gameEn from "../../src/games/kensington/en.ftl?raw";
import en from "../../src/locale/en";
import companyEn from "../../src/locale/table-panels/en.ftl?raw";
import companyFr from "../../src/locale/table-panels/fr.ftl?raw";
import fr from "../../src/locale/fr";
import { info, seat } from "../support/table-messages";

const english = new Messages("en", [companyEn, gameEn, "bella-city-rome = Rome\n", ...en]);
const french = new Messages("fr", [companyFr, ...fr]);
const names = ["Ann", "Bob", "Seat 3", "Seat 4"];
const free = seat({ name: "", taken: false, here: false });
const game: GameInfo = {
  key: "sunrise",
  title: { en: "Sunrise Lane", fr: "Sunrise Avenue" },
  designers: [],
  prefix: "SL",
  seats: [2, 3, 4],
  editions: [
    ["lane", { en: "Sunrise Lane", fr: "Sunrise Lane" }],
    ["avenue", { en: "Sunrise Avenue", fr: "Sunrise Avenue" }],
  ],
  seats_of_edition: {},
  options: [],
  bots: [],
  simpler_bots: [],
  begins: true,
  lesson: true,
  puzzles: 0,
  minutes: null,
};

describe("whoever is invited", () => {
  const told = (what: Partial<TableInfo>, own: number, messages = english, prefix = "SL"): string[] =>
    invitedTo(
      info({ seats: [seat({ name: "Ann" }), seat({ name: "" }), free], ...what }),
      own,
      game,
      prefix,
      messages,
      names,
    );

  it("is told that bots play weaker than their names say, where one sits that does", () => {
    const seats = [seat({ name: "Ann" }), free, seat({ bot: "hard" })];
    const sentence = "Ici, les robots jouent plus simplement, et moins bien, que leur nom ne l’indique.";
    expect(told({ seats, simpler_bots: ["hard"] }, 1, french)).toContain(sentence);
    expect(told({ seats, simpler_bots: [] }, 1, french)).not.toContain(sentence);
  });

  it("is told by whom, to what, and who sits there", () => {
    expect(told({}, 1)).toEqual([
      "Ann invites you to Sunrise Lane.",
      "3 seats. Ann is there. Besides yours, 1 seat is free.",
    ]);
    expect(told({ edition: "avenue" }, 1, french)).toEqual([
      "Ann vous invite à jouer à Sunrise Avenue.",
      "3 places. À la table\u00a0: Ann. En plus de la vôtre, 1 place est libre.",
    ]);
  });

  it("is told the edition where it is not the usual one of the language", () => {
    expect(told({ edition: "avenue" }, 1)).toContain(
      "It is played with the board and the rules of the edition “Sunrise Avenue”.",
    );
    expect(told({}, 1, french)).toContain(
      "On y joue avec le plateau et les règles de l’édition «\u00a0Sunrise Lane\u00a0».",
    );
  });

  it("is told what was agreed on, in the words of whoever chose it", () => {
    expect(told({ unusual: ["backs", "turning_roofs"] }, 1, english, "KG")).toContain(
      "Agreed: Outlines stay unknown; Roofs may be turned.",
    );
    expect(told({ unusual: ["city"] }, 1, english, "BV")).toContain("The city is not the usual one.");
    expect(told({ unusual: ["city"], options: { city: "rome" } }, 1, english, "BV")).toContain("The city is Rome.");
    expect(told({ unusual: ["weather"] }, 1, english, "")).toContain("Some options differ from the usual ones.");
  });

  it("hears no name of a host who gave none, or who is the reader", () => {
    expect(told({ host: null }, 1)[0]).toBe("You are invited to Sunrise Lane.");
    expect(told({ host: 1 }, 0)[0]).toBe("You are invited to Sunrise Lane.");
    expect(told({ host: 0 }, 0)[0]).toBe("You are invited to Sunrise Lane.");
  });
});
