import { describe, expect, it } from "vitest";
import { speak } from "../../src/lib/i18n.svelte";
import {
  invitations,
  mayHandOver,
  maySitDown,
  seatNote,
  shownNames,
  tableNote,
} from "../../src/lib/seat-words-and-actions";
import type { TableInfo } from "../../src/lib/server-types";
import { info as tableInfo, seat } from "../support/table-messages";

describe("what people are called", () => {
  it("tells those of one name apart by a number", () => {
    const seats = [{ name: "Ann" }, { name: "Bob", bot: "planner" }, { name: "Ann" }, { name: "Ann" }];
    expect(shownNames(seats)).toEqual(["Ann", "Bob", "Ann 2", "Ann 3"]);
  });

  it("is said in one's own language for those without a name, who keep their number in a rematch", async () => {
    await speak("fr");
    expect(shownNames([{ name: "seat 2" }, { name: "seat 1" }])).toEqual(["Joueur 2", "Joueur 1"]);
    expect(shownNames([{ name: "medium", bot: "medium" }, { name: "seat 1" }])).toEqual(["Robot moyen", "Joueur 1"]);
    expect(shownNames([{ name: "" }, { name: "seat 1" }, { name: "" }])).toEqual(["Joueur 2", "Joueur 1", "Joueur 3"]);
  });

  it("stays the same for everybody when a bot plays for somebody", async () => {
    await speak("en");
    const bots = [seat({ name: "", bot: "medium" }), seat({ name: "", bot: "medium" })];
    const before = shownNames([seat({ name: "" }), ...bots, seat({ name: "Zoé" })]);
    expect(before).toEqual(["Player 1", "Medium bot", "Medium bot 2", "Zoé"]);
    const standin = { bot: "medium", standin: true };
    const after = shownNames([seat({ name: "", ...standin }), ...bots, seat({ name: "Zoé", ...standin })]);
    expect(after).toEqual(before);
  });
});

describe("the seats of a table", () => {
  const seats = [seat({}), seat({ here: false }), seat({ taken: false, here: false }), seat({ bot: "greedy" })];
  const info = (what: Partial<TableInfo>): TableInfo => tableInfo({ seats, ...what });

  it("invites to free seats first, then to watch, then to one's own seat", () => {
    expect(invitations(info({})).map(({ role, seat: at }) => [role, at])).toEqual([
      ["seat", 2],
      ["spectator", null],
      ["seat", 0],
      ["coach", 0],
    ]);
    expect(invitations(info({ mine: [] }))).toEqual([]);
  });

  it("invites nobody to sit where the deal was chosen", () => {
    expect(invitations(info({ origin: "seeded" }))).toEqual([{ role: "spectator", seat: null }]);
  });

  it("lets a bot play for oneself and for those who are not there, or never came", () => {
    expect([0, 1, 2, 3].map((at) => mayHandOver(info({}), at, 0))).toEqual([true, true, true, false]);
    expect(mayHandOver(info({ over: true }), 0, 0)).toBe(false);
    expect(mayHandOver(info({ mine: [] }), 1, 0)).toBe(false);
  });

  it("lets no bot play for others as long as they are waited for, unless they have left", () => {
    expect([0, 1].map((at) => mayHandOver(info({}), at, 20))).toEqual([true, false]);
    expect(mayHandOver(info({ seats: [seat({}), seat({ here: false, left: true })] }), 1, 20)).toBe(true);
  });

  it("says how long somebody is waited for", async () => {
    await speak("fr");
    expect(seatNote(seat({ here: false }), false, 48)).toBe("hors ligne, 48\u00a0s");
    expect(seatNote(seat({ here: false }))).toBe("hors ligne");
    expect(seatNote(seat({}), false, 48)).toBe("");
  });

  it("gives a seat back to its person only", () => {
    const seats = [seat({ bot: "planner", standin: true }), seat({ left: true }), seat({})];
    expect([0, 1, 2].map((at) => maySitDown(info({ seats, mine: [0, 1, 2] }), at))).toEqual([true, true, false]);
    expect(maySitDown(info({ seats, mine: [1] }), 0)).toBe(false);
  });

  it("says how a table stands", () => {
    const key = (what: Partial<TableInfo>): string => tableNote(info(what)).key;
    expect(key({})).toBe("your-turn");
    expect(key({ to_act: 1 })).toBe("turn-of");
    expect(key({ to_act: 2 })).toBe("waiting-free");
    expect(key({ to_act: null, over: true })).toBe("over");
    expect(key({ seats: [seat({ bot: "planner", standin: true })] })).toBe("turn-of");
  });
});
