import { describe, expect, it } from "vitest";
import { byKey, byTurn, stretches, within, wished } from "../../src/replay/replay-position";

const actors = [null, 0, 0, 1, 0, 1, 1];

describe("the place in a replay", () => {
  it("stays within the game", () => {
    expect([within(-3, 7), within(3, 7), within(9, 7)]).toEqual([0, 3, 6]);
    expect([wished(null, 7), wished(2, 7), wished(400, 7)]).toEqual([6, 2, 6]);
  });

  it("moves by decisions, by turns, to the deal and to the end", () => {
    expect(byKey("ArrowRight", false, actors, 1)).toBe(2);
    expect(byKey("ArrowLeft", false, actors, 0)).toBe(0);
    expect([byKey("Home", false, actors, 4), byKey("End", false, actors, 4)]).toEqual([0, 6]);
    expect([0, 1, 2, 3, 4, 6].map((at) => byKey("ArrowRight", true, actors, at))).toEqual([2, 2, 3, 4, 6, 6]);
    expect([6, 4, 3, 2, 1, 0].map((at) => byTurn(actors, at, -1))).toEqual([4, 3, 2, 0, 0, 0]);
    expect(byKey("x", false, actors, 4)).toBeNull();
  });

  it("is shown among the stretches of each player", () => {
    expect(stretches(actors).map(({ actor, from, length }) => [actor, from, length])).toEqual([
      [null, 0, 1],
      [0, 1, 2],
      [1, 3, 1],
      [0, 4, 1],
      [1, 5, 2],
    ]);
  });
});
