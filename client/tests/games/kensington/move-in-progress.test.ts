import { describe, expect, it } from "vitest";
import { MoveInProgress } from "../../../src/games/kensington/move-in-progress.svelte";
import { board, view } from "./sample-board";

describe("a move in progress", () => {
  const moves = ["-H3@1", "-H3@-3", "+H1@-1", "^C3@0", "^C3/1@2", ".", ".+"].map((text, points) => ({ text, points }));
  const aids = {
    landings: [
      ["-H3@1", 0],
      ["-H3@-3", 0],
      ["+H1@-1", 2],
      ["^C3@0", 1],
      ["^C3/1@2", 1],
    ].map(([text, row]) => ({ text: String(text), row: Number(row), tokens: text === "-H3@1" ? 1 : 0 })),
  };
  function choice(stored: number[], taken: number | null): MoveInProgress {
    const made = new MoveInProgress();
    made.renew({ board, view: view({ warehouses: [stored, []], taken }), aids }, 0, moves);
    return made;
  }

  it("begins with the tile just taken", () => {
    expect(choice([0], 1).face?.name).toBe("-H3");
    expect(choice([0], 1).hand.map(({ taken }) => taken)).toEqual([false, true]);
  });

  it("begins with a stored tile when the taken one fits nowhere", () => {
    expect(choice([0], 3).face?.name).toBe("+H1");
  });

  it("goes on from a stored tile to the one just taken", () => {
    const one = choice([0], null);
    expect(one.face?.name).toBe("+H1");
    one.renew({ board, view: view({ warehouses: [[0], []], taken: 1 }), aids }, 0, moves);
    expect(one.face?.name).toBe("-H3");
  });

  it("knows the token that a diamond brings at the end of the turn", () => {
    const one = choice([0], 1);
    expect(one.earns(null)).toBe(0);
    one.choose(1);
    expect(one.earns(one.chosen)).toBe(1);
    one.choose(-3);
    expect(one.earns(one.chosen)).toBe(0);
  });

  it("shows where a tile would come to lie", () => {
    const one = choice([0], 1);
    one.hold(0);
    one.hovered = -1;
    expect(one.ghost).toMatchObject({ column: -1, row: 2, tile: 0 });
    expect(one.text).toBeNull();
  });

  it("takes any column that the tile would cover, and the nearest of several", () => {
    const one = choice([], 1);
    expect(one.choose(2)).toBe(true);
    expect(one.text).toBe("-H3@1");
    expect(one.choose(-1)).toBe(true);
    expect(one.text).toBe("-H3@-3");
    expect(one.choose(9)).toBe(false);
    expect(one.text).toBeNull();
    expect(one.asked(9)).toBe("-H3@9");
  });

  it("asks about a tile that stays within the columns in sight and covers the one that was pressed", () => {
    const one = choice([], 1);
    expect(one.asked(9, [-3, 9])).toBe("-H3@7");
    expect(one.asked(5, [-3, 9])).toBe("-H3@5");
    one.snaps = false;
    expect(one.asked(9, [-3, 9])).toBe("-H3@9");
  });

  it("lets a tile in the air snap to a neighbouring column only", () => {
    const one = choice([], 1);
    expect(one.under(2.4)).toBe(1);
    expect(one.under(3.4)).toBe(1);
    expect(one.under(7.5)).toBe(6);
  });

  it("does not snap on cardboard", () => {
    const one = choice([], 1);
    one.snaps = false;
    expect(one.choose(2)).toBe(false);
    expect(one.under(3.4)).toBe(2);
  });

  it("turns a roof among the ways that are offered", () => {
    const one = choice([], 2);
    expect(one.lays.map(({ text }) => text)).toEqual(["^C3@0"]);
    one.turnOn();
    expect(one.lays.map(({ text }) => text)).toEqual(["^C3/1@2"]);
    one.turnOn();
    expect(one.turn).toBe(0);
  });

  it("keeps the tile that is held, and forgets the column when the position changes", () => {
    const one = choice([0], 1);
    one.hold(0);
    one.choose(-1);
    one.renew({ board, view: view({ warehouses: [[0], []], taken: null }), aids }, 0, moves);
    expect(one.face?.name).toBe("+H1");
    expect(one.text).toBeNull();
  });

  it("lays out what somebody suggests", () => {
    const one = choice([0], 2);
    one.adopt("^C3/1@2");
    expect([one.text, one.turn]).toEqual(["^C3/1@2", 1]);
    one.adopt("+H1@77");
    expect(one.text).toBe("^C3/1@2");
    one.lift();
    expect(one.text).toBeNull();
  });

  it("has every landing in the picture", () => {
    expect(choice([0, 2], 1).everywhere()).toHaveLength(5);
  });
});
