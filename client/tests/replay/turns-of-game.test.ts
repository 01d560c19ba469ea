import { describe, expect, it } from "vitest";
import type { Frame } from "../../src/lib/server-types";
import { framesInOrder } from "../../src/replay/loaded-frames";
import { pointsOf, rulesAtOnce, turnsOf, type Decision } from "../../src/replay/turns-of-game";

const frame = (actor: number | null, ...gained: [seat: number, points: number][]): Frame => ({
  actor,
  told: [],
  gained: gained.map(([seat, points]) => ({ seat, points, rule: "SL-2.4", reason: "house", facts: {}, spaces: [] })),
  view: null,
  aids: null,
  totals: [],
  standing: [],
});
const decisions = (...made: [at: number, actor: number | null][]): Decision[] =>
  made.map(([at, actor]) => ({ at, frame: frame(actor) }));
const brief = (made: Decision[]): unknown[] =>
  turnsOf(made).map(({ actor, decisions, afterGap }) => [actor, decisions.map(({ at }) => at), afterGap]);

describe("the list of moves", () => {
  it("holds the decisions of one turn together", () => {
    expect(brief(decisions([0, null], [1, 0], [2, 0], [3, 1], [4, 0]))).toEqual([
      [null, [0], false],
      [0, [1, 2], false],
      [1, [3], false],
      [0, [4], false],
    ]);
  });

  it("shows where something is still on its way, and joins nothing over it", () => {
    expect(brief(decisions([5, 1], [6, 1], [9, 1]))).toEqual([
      [1, [5, 6], true],
      [1, [9], true],
    ]);
  });

  it("is in the order of play, in whichever order its parts came", () => {
    const parts = [
      { first: 2, frames: [frame(1)] },
      { first: 0, frames: [frame(null), frame(0)] },
    ];
    expect(framesInOrder(parts).map(({ at, frame: { actor } }) => [at, actor])).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
    ]);
  });

  it("tells of the last decision what it brought at once, without what is counted at the end", () => {
    const built = frame(1, [1, 4]);
    const line = built.gained[0];
    if (!line) throw new Error("nothing gained");
    const last = { ...built, gained: [line, { ...line, rule: "SL-5.2", points: 10 }] };
    const rules = rulesAtOnce([...decisions([0, null]), { at: 1, frame: built }, { at: 2, frame: last }], 2);
    expect(pointsOf(last, rules)).toBe(4);
    expect(pointsOf(last)).toBe(14);
  });

  it("tells what a decision brought to whoever made it", () => {
    expect(pointsOf(frame(1, [1, 3], [0, 9], [1, -1]))).toBe(2);
  });
});
