import { describe, expect, it } from "vitest";
import type { Aids } from "../../../src/games/kensington/model";
import { before, laid, shownUntil, since, turns } from "../../../src/games/kensington/turns-from-log";
import type { Told } from "../../../src/lib/server-types";
import { placed, view } from "./sample-board";

describe("the story", () => {
  const told = (seq: number, seat: number | null, text: string): Told => ({
    seq,
    seat,
    text,
    phrase: { type: "phrase", key: "k", facts: { who: { type: "person", seat: seat ?? 0 } } },
    undoes: null,
    forced: false,
  });
  const log = [
    told(1, 0, "?H3"),
    told(2, null, "!-H3"),
    told(3, 0, "-H3@1"),
    told(4, 0, "."),
    told(5, 1, "?H1"),
    told(6, null, "!+H1"),
    told(7, 1, "+H1@1"),
    told(8, 1, "+H1@2"),
    told(9, 1, "."),
  ];
  log[5] = {
    ...told(6, null, "!+H1"),
    phrase: { type: "phrase", key: "k", facts: { who: { type: "person", seat: 1 } } },
  };
  const count = (...points: number[]) => ({ columns: [], points, birds: 0 });
  const aids = {
    facades: [count(3), count(1, 4)],
    birds: 0,
    draft: [],
    tokens: 0,
    loose: [],
    landings: [],
    must_spend: false,
  } satisfies Aids;
  const now = view({
    stage: "take",
    facades: [{ tiles: [placed(1, 1, 0)] }, { tiles: [placed(0, 1, 0), placed(0, 2, 0)] }],
  });

  it("is told as far as it has been shown, with the points so far", () => {
    const all = turns(log, aids);
    const shown = (at: number) =>
      shownUntil(log[at] ?? null, all).map(({ steps, points, finished }) => [steps.length, points, finished]);
    expect(shown(3)).toEqual([[4, 3, true]]);
    expect(shown(6)).toEqual([
      [4, 3, true],
      [3, 1, false],
    ]);
    expect(shownUntil(null, all)).toBe(all);
  });

  it("makes turns of moves, with the points of their tiles", () => {
    expect(turns(log, aids).map(({ seat, points, steps }) => [seat, points, steps.length])).toEqual([
      [0, 3, 4],
      [1, 5, 5],
    ]);
  });

  it("knows which turn is not finished yet", () => {
    expect(turns(log.slice(0, 6), aids).map(({ finished }) => finished)).toEqual([true, false]);
  });

  it("counts tiles from the end when the log begins late", () => {
    expect(turns(log.slice(7), aids).map(({ points }) => points)).toEqual([4]);
  });

  it("begins after the reader's own turn", () => {
    expect(since(log, now, aids, 0).map(({ seat }) => seat)).toEqual([1]);
    expect(since(log, now, aids, 1)).toEqual([]);
    expect(since(log, now, aids, null)).toHaveLength(2);
  });

  it("tells one's first turn while it goes on, and no later one", () => {
    const building = view({ stage: "build", seat: 1, facades: now.facades });
    const first = log.slice(0, 7);
    expect(since(first, building, aids, 1).map(({ seat, finished }) => [seat, finished])).toEqual([
      [0, true],
      [1, false],
    ]);
    const second = [...log, told(10, 0, "?H3"), told(11, 0, "."), told(12, 1, "?H1"), told(13, 1, "+H1@3")];
    expect(since(second, building, aids, 1).map(({ seat }) => seat)).toEqual([0]);
  });

  it("takes back what is still to be shown", () => {
    const coming = laid(log.slice(7), 2);
    expect(coming).toEqual([0, 1]);
    const shown = before(now, aids, [3, 5], coming);
    expect(shown.facades.map((facade) => facade.tiles.length)).toEqual([1, 1]);
    expect(shown.totals).toEqual([3, 1]);
  });
});
