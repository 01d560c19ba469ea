import { describe, expect, it } from "vitest";
import { merged } from "../../../src/lib/table-log";
import { phrase } from "../../../src/lib/fluent-messages";
import type { Told } from "../../../src/lib/server-types";
import type { View } from "../../../src/games/sunrise/model";
import {
  discardedIn,
  drawnIn,
  lastCard,
  pending,
  renewsDeck,
  since,
  spacesOf,
  thisTurn,
  turns,
  type Turn,
} from "../../../src/games/sunrise/turns-from-log";
import { board } from "./sample-board";

const told = (seq: number, seat: number | null, text: string, who: number, points = 0): Told => ({
  seq,
  seat,
  text,
  undoes: null,
  forced: false,
  phrase: phrase("k", { who: { type: "person", seat: who }, points }),
});
const log: Told[] = [
  told(1, null, "+Y", 0),
  told(2, 0, "++", 0),
  told(2, null, "+R", 0),
  told(2, null, "+?", 1),
  told(3, 1, "f5=2", 1, 4),
  told(4, 1, "f4@R", 1),
  told(5, 1, ".", 1),
  told(5, null, "+?", 1),
  told(6, 0, "e6=1", 0, 2),
];
const view = { viewer: 0, seat: 0, stage: "path" } as View;

describe("the story of a game", () => {
  it("is told in turns, with the cards that the reader saw", () => {
    expect(turns(log).map((turn) => [turn.seat, turn.points, turn.steps.length])).toEqual([
      [0, 0, 2],
      [1, 4, 3],
      [0, 2, 1],
    ]);
  });

  it("counts the cards that were drawn by their colours", () => {
    const drawn = (...cards: string[]): Told[] =>
      cards.map((card) => ({ ...told(2, null, `+${card}`, 0), phrase: phrase("k", { who, colour: card }) }));
    const who = { type: "person", seat: 0 } as const;
    const [turn] = turns([told(2, 0, "++", 0), ...drawn("R", "Y", "R", "?")]);
    expect(drawnIn(turn?.steps ?? [])).toEqual([
      { colour: "R", number: 2 },
      { colour: "Y", number: 1 },
    ]);
  });

  it("joins discarded cards of one colour", () => {
    const who = { type: "person", seat: 0 } as const;
    const put = ["R", "Y", "R"].map((card) => ({
      ...told(2, 0, `-${card}`, 0),
      phrase: phrase("k", { who, colour: card }),
    }));
    expect(discardedIn(turns(put)[0]?.steps ?? [])).toEqual([
      { colour: "R", number: 2 },
      { colour: "Y", number: 1 },
    ]);
  });

  it("keeps that the deck was renewed, even by a card that nobody saw", () => {
    const last = told(5, null, "+?", 1);
    const renewing = { ...last, phrase: { ...last.phrase, key: "sunrise-told-deal-last" } };
    const [, turn] = turns(log.map((each) => (each.seq === 5 && each.seat === null ? renewing : each)));
    expect(turn?.steps.filter(renewsDeck)).toHaveLength(1);
    expect(drawnIn(turn?.steps ?? [])).toEqual([]);
  });

  it("knows this turn and the turns since one's own", () => {
    expect(spacesOf([{ seat: 0, points: 0, steps: thisTurn(log, view) }])).toEqual(["e6"]);
    expect(spacesOf(since(log, view, 2))).toEqual(["f5", "f4"]);
    expect(thisTurn(log, { ...view, stage: "turn" })).toEqual([]);
  });

  it("knows the cards that one drew and put away in one's own turn", () => {
    const own = [told(1, 0, "++", 0), told(2, 0, "-P", 0), told(3, 1, "f5=1", 3)];
    const [first] = since(own, { ...view, viewer: 0, seat: 0, stage: "turn" }, 2);
    expect(first?.steps.map(({ said }) => said.kind)).toEqual(["discard"]);
  });

  it("tells what one has just drawn instead of what one drew the turn before", () => {
    const own = [told(1, 0, "++", 0), told(1, null, "+G", 0), told(2, 1, "f5=1", 1), told(3, 0, "++", 0)];
    const log = [...own, told(3, null, "+B", 0)];
    const mine = { ...view, viewer: 0, seat: 0 };
    const cards = (found: Turn[]) =>
      found.map(({ seat, steps }) => [
        seat,
        ...steps.map(({ said }) => (said.kind === "deal" ? said.card : said.kind)),
      ]);
    expect(cards(since(own.slice(0, 3), { ...mine, stage: "turn" }, 2))).toEqual([
      [0, "G"],
      [1, "house"],
    ]);
    expect(cards(since(log, { ...mine, stage: "discarding" }, 2))).toEqual([
      [1, "house"],
      [0, "B"],
    ]);
  });

  it("shows a spectator the last round", () => {
    expect(since(log, { ...view, viewer: null, stage: "turn" }, 2)).toHaveLength(2);
  });

  it("knows what steps that are still to come build, bring and use", () => {
    const coming = [told(3, 1, "f5=2", 1, 4), told(4, 1, "f4@R", 1), told(6, 2, "e6=1", 2, 2)];
    const { spaces, ...bySeat } = pending(coming, 3);
    expect([...spaces]).toEqual(["f5", "f4", "e6"]);
    expect(bySeat).toEqual({ points: [0, 4, 2], pieces: [0, 2, 1], seats: new Set([1, 2]) });
  });

  it("begins where the log begins, if that does not reach back to one's own turn", () => {
    const late = log.slice(5);
    expect(since(late, { ...view, stage: "turn", seat: 1 }, 2).map((turn) => turn.seat)).toEqual([]);
    expect(spacesOf(since(late, { ...view, viewer: 0 }, 2))).toEqual(["f4"]);
    expect(thisTurn(log.slice(-1), view)).toHaveLength(1);
    expect([since([], view, 2), thisTurn([], view)]).toEqual([[], []]);
  });

  it("knows the card on top of the discards: the last one that left a hand", () => {
    const top = (...texts: string[]): string | null =>
      lastCard(
        texts.map((text, i) => told(i, 0, text, 0)),
        board,
      );
    expect(top("b1=2", "c1@G", "-P", ".", "+Y")).toBe("pink");
    expect(top("-P", "b1=2", "c1@G", "++")).toBe("green");
    expect(top("-P", "c1@G", "b1=2")).toBe("blue");
    expect(top("++", "+Y")).toBeNull();
  });

  it("follows what was taken back", () => {
    const again = merged(log, [told(6, 0, "e6@B", 0)]);
    expect(again.filter((each) => each.seq === 6).map((each) => each.text)).toEqual(["e6@B"]);
    expect(merged(log, [])).toEqual(log);
  });
});
