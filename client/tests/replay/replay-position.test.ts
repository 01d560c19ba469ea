import { describe, expect, it } from "vitest";
import { byKey, byTurn, stretches, within, wished } from "../../src/replay/replay-position";
import { seatsOfStory, suggestedSeat, seatWish } from "../../src/lib/new-table-seats";
import { speak } from "../../src/lib/i18n.svelte";
import type { Frame, GameInfo, ScoreLine, Story } from "../../src/lib/server-types";
import { standingOf } from "../../src/replay/position-score";

const actors = [null, 0, 0, 1, 0, 1, 1];
const line = (seat: number, rule: string, points: number): ScoreLine => ({
  seat, rule, points, reason: "bonus", facts: {}, spaces: [],
});
const frame = (what: Partial<Frame> = {}): Frame => ({
  actor: 0, told: [], gained: [], view: null, aids: null, totals: [12, 9], standing: [], ...what,
});
const story = (what: Partial<Story> = {}): Story => ({
  table: "t", game: "sunrise", names: ["Ann", "Planner"], bots: { "1": "planner" }, seat: 0, seats: [0, 1],
  actors, first: 0, frames: actors.map((actor) => frame({ actor })), sheet: [], outcome: null, fork: true, ...what,
});

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
      [null, 0, 1], [0, 1, 2], [1, 3, 1], [0, 4, 1], [1, 5, 2],
    ]);
  });
});

describe("the score of a position", () => {
  const standing = [line(0, "SL-5.4", 10), line(1, "SL-5.2", 6), line(0, "SL-5.2", 10), line(1, "SL-5.2", 3)];

  it("adds the bonuses as they stand", () => {
    expect(standingOf(frame({ standing }), false)).toEqual({
      scored: [12, 9],
      rows: [{ rule: "SL-5.2", points: [10, 9] }, { rule: "SL-5.4", points: [10, 0] }],
      total: [32, 18],
    });
  });

  it("does not count them twice when the game is over", () => {
    const { scored, total } = standingOf(frame({ standing, totals: [32, 18] }), true);
    expect([scored, total]).toEqual([[12, 9], [32, 18]]);
  });
});

describe("seats that are being filled", () => {
  const game = { bots: ["greedy", "planner", "random"] } as GameInfo;

  it("begin with me against bots, the best first", () => {
    expect([0, 1, 2, 3].map((seat) => suggestedSeat(game, seat, "Ann").who)).toEqual(["me", "planner", "greedy", "random"]);
  });

  it("go on with the bots that were there, and with me in the seat I looked from", () => {
    expect(seatsOfStory(story(), game.bots).map((newSeat) => [newSeat.who, newSeat.name])).toEqual([["me", "Ann"], ["planner", ""]]);
    expect(seatsOfStory(story({ seat: 1 }), game.bots).map((newSeat) => newSeat.who)).toEqual(["planner", "me"]);
    expect(seatsOfStory(story({ seat: null }), game.bots).map((newSeat) => newSeat.who)).toEqual(["me", "planner"]);
  });

  it("become wishes with bounded names", async () => {
    await speak("en");
    expect(seatWish({ who: "me", name: " " }, 1)).toEqual({ kind: "me", name: "Player 2" });
    expect(seatWish({ who: "open", name: "x" }, 1)).toEqual({ kind: "open" });
    expect(seatWish({ who: "greedy", name: "" }, 1)).toEqual({ kind: "bot", name: "Greedy", bot: "greedy" });
    expect(seatWish({ who: "me", name: "x".repeat(50) }, 0).name).toHaveLength(40);
  });
});
