import { describe, expect, it } from "vitest";
import { namesOf } from "../../../src/games/bella_vista/legal-places";
import type { Building, View } from "../../../src/games/bella_vista/model";
import { builtIn, pending, since } from "../../../src/games/bella_vista/news-from-log";
import { phrase } from "../../../src/lib/fluent-messages";
import type { Told } from "../../../src/lib/server-types";
import { city } from "./sample-board";

const { nameOf, named } = namesOf(city);
const told = (seq: number, seat: number | null, text: string, facts = {}): Told => ({
  seq,
  seat,
  text,
  phrase: phrase("x", facts),
  undoes: null,
  forced: false,
});
const building = (seat: number, name: string, turn = 0): Building => ({
  seat,
  number: 6,
  square: named.get(name) ?? 0,
  turn,
});
const view = {
  viewer: 0,
  coins: [20, 20],
  buildings: [building(0, "a1"), building(1, "c2", 1)],
  closed_contracts: true,
} as unknown as View;
const log = [
  told(1, 0, "a1"),
  told(2, 0, "."),
  told(3, null, "=6"),
  told(4, 1, "c2/1", { coins: 4 }),
  told(5, 1, "."),
  told(6, null, "+?"),
  told(7, null, "+3"),
  told(8, 1, "2=?", { price: 5 }),
];

describe("what happened", () => {
  it("since one's last move, without what is nothing new", () => {
    expect(since(log, 0, 1, 9).map(({ text }) => text)).toEqual(["c2/1", "+3", "2=?"]);
    expect(since(log, null, 1, 2).map(({ text }) => text)).toEqual(["+3", "2=?"]);
  });

  it("goes on while it is still one's turn, and begins with the game", () => {
    const offers = [told(1, 1, "1=?"), told(2, 0, "2=3")];
    expect(since(offers, 0, 0, 9).map(({ text }) => text)).toEqual(["1=?", "2=3"]);
    const second = [...log, told(9, 0, "3=2")];
    expect(since(second, 0, 0, 9).map(({ text }) => text)).toEqual(["c2/1", "+3", "2=?"]);
    expect(since(second, 0, 1, 9)).toEqual([]);
  });

  it("shows the buildings that were put up", () => {
    expect(builtIn(since(log, 0, 1, 9), view, nameOf)).toEqual([building(1, "c2", 1)]);
  });

  it("keeps back what is still to be shown", () => {
    const later = pending(log.slice(3), view, nameOf);
    expect(later.buildings.size).toBe(1);
    expect([later.coins, [...later.offers]]).toEqual([[0, -1], ["1 1"]]);
  });
});
