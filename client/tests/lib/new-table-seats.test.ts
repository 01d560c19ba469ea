import { describe, expect, it } from "vitest";
import { speak } from "../../src/lib/i18n.svelte";
import {
  botsToChoose,
  seatsOffered,
  seatsOfStory,
  seatWish,
  suggestedSeat,
  usualNumber,
} from "../../src/lib/new-table-seats";
import type { GameInfo, Story } from "../../src/lib/server-types";

const story = (what: Partial<Story> = {}): Story => ({
  table: "t",
  game: "sunrise",
  edition: "lane",
  names: ["Ann", "Planner"],
  standins: [],
  bots: { "1": "planner" },
  seat: 0,
  seats: [0, 1],
  actors: [null, 0, 1],
  first: 0,
  frames: [],
  sheet: [],
  outcome: null,
  ending: null,
  ties: [],
  practice: false,
  fork: true,
  ...what,
});

describe("seats that are being filled", () => {
  const game = { bots: ["easy", "medium", "hard", "expert"] } as GameInfo;

  it("begin with me against bots of the usual level", () => {
    expect([0, 1, 2].map((seat) => suggestedSeat(game, seat, "Ann").who)).toEqual(["me", "medium", "medium"]);
    expect(suggestedSeat({ ...game, bots: ["builder"] }, 1, "").who).toBe("builder");
    expect(suggestedSeat({ ...game, bots: [] }, 1, "").who).toBe("open");
  });

  it("are as many as the chosen edition is for, and three where that can be", () => {
    const box = { seats: [2, 3, 4, 5], seats_of_edition: { small: [2], large: [2, 3, 4, 5] } };
    expect([seatsOffered(box, "small"), seatsOffered(box, "own")]).toEqual([[2], [2, 3, 4, 5]]);
    expect([usualNumber([2]), usualNumber([2, 3, 4])]).toEqual([2, 3]);
  });

  it("offer the bots of today, and where one of before sits that one too", () => {
    for (const who of ["me", "open", "hard"]) expect(botsToChoose(game.bots, who)).toEqual(game.bots);
    expect(botsToChoose(game.bots, "greedy")).toEqual([...game.bots, "greedy"]);
  });

  it("go on with the bots that were there, and with me in the seat I looked from", () => {
    expect(seatsOfStory(story(), game.bots).map((newSeat) => [newSeat.who, newSeat.name])).toEqual([
      ["me", "Ann"],
      ["planner", ""],
    ]);
    expect(seatsOfStory(story({ seat: 1 }), game.bots).map((newSeat) => newSeat.who)).toEqual(["medium", "me"]);
    expect(seatsOfStory(story({ seat: null }), game.bots).map((newSeat) => newSeat.who)).toEqual(["me", "planner"]);
  });

  it("keep all the people of a game that goes on, and their names whoever is chosen for a while", () => {
    const people = seatsOfStory(story({ names: ["Ann", "Bea"], bots: {}, seat: 1 }), game.bots);
    expect(people).toEqual([
      { who: "me", name: "Ann" },
      { who: "me", name: "Bea" },
    ]);
    expect(seatWish({ who: "greedy", name: "Ann" }, 0)).toEqual({ kind: "bot", name: "greedy", bot: "greedy" });
  });

  it("keep whoever let a bot play for them", () => {
    const left = story({ bots: { "0": "medium", "1": "planner" }, standins: [0], seat: null });
    expect(seatsOfStory(left, game.bots)).toEqual([
      { who: "me", name: "Ann" },
      { who: "planner", name: "" },
    ]);
  });

  it("become wishes with bounded names", async () => {
    await speak("en");
    expect(seatWish({ who: "me", name: " " }, 1)).toEqual({ kind: "me", name: "seat 2" });
    expect(seatWish({ who: "open", name: "x" }, 1)).toEqual({ kind: "open" });
    expect(seatWish({ who: "greedy", name: "" }, 1)).toEqual({ kind: "bot", name: "greedy", bot: "greedy" });
    expect(seatWish({ who: "me", name: "x".repeat(50) }, 0).name).toHaveLength(40);
  });
});
