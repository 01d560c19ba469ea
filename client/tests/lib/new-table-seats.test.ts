import { describe, expect, it } from "vitest";
import { speak } from "../../src/lib/i18n.svelte";
import { seatsOfStory, seatWish, suggestedSeat } from "../../src/lib/new-table-seats";
import type { GameInfo, Story } from "../../src/lib/server-types";

const story = (what: Partial<Story> = {}): Story => ({
  table: "t",
  game: "sunrise",
  names: ["Ann", "Planner"],
  bots: { "1": "planner" },
  seat: 0,
  seats: [0, 1],
  actors: [null, 0, 1],
  first: 0,
  frames: [],
  sheet: [],
  outcome: null,
  ending: null,
  practice: false,
  fork: true,
  ...what,
});

describe("seats that are being filled", () => {
  const game = { bots: ["greedy", "planner", "random"] } as GameInfo;

  it("begin with me against bots, the best first", () => {
    expect([0, 1, 2, 3].map((seat) => suggestedSeat(game, seat, "Ann").who)).toEqual([
      "me",
      "planner",
      "greedy",
      "random",
    ]);
  });

  it("go on with the bots that were there, and with me in the seat I looked from", () => {
    expect(seatsOfStory(story(), game.bots).map((newSeat) => [newSeat.who, newSeat.name])).toEqual([
      ["me", "Ann"],
      ["planner", ""],
    ]);
    expect(seatsOfStory(story({ seat: 1 }), game.bots).map((newSeat) => newSeat.who)).toEqual(["planner", "me"]);
    expect(seatsOfStory(story({ seat: null }), game.bots).map((newSeat) => newSeat.who)).toEqual(["me", "planner"]);
  });

  it("become wishes with bounded names", async () => {
    await speak("en");
    expect(seatWish({ who: "me", name: " " }, 1)).toEqual({ kind: "me", name: "seat 2" });
    expect(seatWish({ who: "open", name: "x" }, 1)).toEqual({ kind: "open" });
    expect(seatWish({ who: "greedy", name: "" }, 1)).toEqual({ kind: "bot", name: "greedy", bot: "greedy" });
    expect(seatWish({ who: "me", name: "x".repeat(50) }, 0).name).toHaveLength(40);
  });
});
