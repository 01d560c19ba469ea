import { describe, expect, it } from "vitest";
import { namesOf } from "../../../src/games/bella_vista/legal-places";
import type { Building, View } from "../../../src/games/bella_vista/model";
import { bonuses, discreet, proof } from "../../../src/games/bella_vista/score-steps";
import { builtIn, pending, since } from "../../../src/games/bella_vista/turns-from-log";
import { angle, between } from "../../../src/games/bella_vista/twist-gesture";
import { phrase } from "../../../src/lib/fluent-messages";
import type { ScoreLine, Told } from "../../../src/lib/server-types";
import { city } from "./sample-board";

const { nameOf, named } = namesOf(city);
const told = (seq: number, seat: number | null, text: string, facts = {}): Told => ({ seq, seat, text, phrase: phrase("x", facts), undoes: null });
const building = (seat: number, name: string, turn = 0): Building => ({ seat, number: 6, square: named.get(name) ?? 0, turn });
const view = { viewer: 0, coins: [20, 20], buildings: [building(0, "a1"), building(1, "c2", 1)], closed_contracts: true } as unknown as View;
const log = [
  told(1, 0, "a1"), told(2, 0, "."), told(3, null, "=6"), told(4, 1, "c2/1", { coins: 4 }), told(5, 1, "."),
  told(6, null, "+?"), told(7, null, "+3"), told(8, 1, "2=?", { price: 5 }),
];

describe("what happened", () => {
  it("since one's last move, without what is nothing new", () => {
    expect(since(log, 0, 9).map(({ text }) => text)).toEqual(["c2/1", "+3", "2=?"]);
    expect(since(log, null, 2).map(({ text }) => text)).toEqual(["+3", "2=?"]);
  });

  it("shows the buildings that were put up", () => {
    expect(builtIn(since(log, 0, 9), view, nameOf)).toEqual([building(1, "c2", 1)]);
  });

  it("keeps back what is still to be shown", () => {
    const later = pending(log.slice(3), view, nameOf);
    expect(later.buildings.size).toBe(1);
    expect([later.coins, [...later.offers]]).toEqual([[0, -1], ["1 1"]]);
  });
});

describe("the score", () => {
  const line = (seat: number, rule: string, points: number): ScoreLine => ({ seat, rule, points, reason: "", facts: {}, spaces: [] });
  const lines = [line(1, "BV-5.3", 6), line(0, "BV-6.1", 30), line(0, "BV-2.1", -5), line(1, "BV-3.6", 3), line(0, "BV-5.3", 5), line(0, "BV-5.1", 7)];

  it("goes from the coins to objectives and contracts", () => {
    expect(proof(lines, true).map(({ part, lines: own }) => [part, own.length])).toEqual([
      ["start", 1], ["paid", 1], ["earned", 1], ["height", 1], ["cluster", 0], ["contracts", 2],
    ]);
    expect(proof(lines, false)).toHaveLength(3);
    expect([proof(lines, true)[0]?.rule, bonuses(lines).length]).toEqual(["BV-6.1", 3]);
  });

  it("does not give closed contracts away", () => {
    expect(discreet(lines, view, false).filter(({ rule }) => rule === "BV-5.3").map(({ seat }) => seat)).toEqual([0]);
    expect(discreet(lines, view, true)).toHaveLength(lines.length);
  });
});

describe("two fingers", () => {
  it("turn by the angle between them, the short way round", () => {
    expect(angle({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90);
    expect([between(10, 50), between(170, -170), between(-170, 170)]).toEqual([40, 20, -20]);
  });
});
