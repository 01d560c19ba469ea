import { describe, expect, it } from "vitest";
import { MoveInProgress } from "../../../src/games/sunrise/move-in-progress.svelte";
import { best, proposed, read, sorted } from "../../../src/games/sunrise/notation";

const moves = [
  { text: "f5=1", points: 2 }, { text: "f5=2", points: 4 }, { text: "f5@R", points: 0 },
  { text: "e6@R", points: 0 }, { text: "++", points: 0 },
];

describe("notation", () => {
  it.each([
    ["f5=2", { kind: "house", space: "f5", floors: 2 }],
    ["f5", { kind: "house", space: "f5", floors: 1 }],
    ["k11@R", { kind: "park", space: "k11", card: "R" }],
    ["-B", { kind: "discard", card: "B" }],
    ["+?", { kind: "deal", card: "?" }],
    [".", { kind: "stop" }],
    ["++", { kind: "draw" }],
    ["what", { kind: "other" }],
  ])("reads %s", (text, said) => expect(read(text)).toEqual(said));
});

describe("offers", () => {
  const offers = sorted(moves);

  it("are sorted by space", () => {
    expect([...offers.spaces.keys()]).toEqual(["f5", "e6"]);
    expect(offers.draw).toBe("++");
    expect(offers.stop).toBeNull();
  });

  it("propose the tallest house first, otherwise a park", () => {
    const [house, park] = [...offers.spaces.values()];
    expect(house && proposed(house)).toBe("f5=2");
    expect(house && best(house)).toBe(4);
    expect(park && proposed(park)).toBe("e6@R");
  });
});

describe("a choice", () => {
  it("keeps what is still possible and lifts the rest", () => {
    const choice = new MoveInProgress();
    choice.renew(moves);
    expect(choice.choose("a1")).toBe(false);
    expect(choice.choose("f5")).toBe(true);
    expect([choice.text, choice.points]).toEqual(["f5=2", 4]);
    choice.renew(moves.slice(1));
    expect(choice.space).toBe("f5");
    choice.renew([]);
    expect(choice.text).toBeNull();
  });

  it("knows the ghost and the cards it takes", () => {
    const choice = new MoveInProgress();
    choice.renew(moves);
    choice.choose("f5");
    expect(choice.ghost("f5", 1)).toEqual({ type: "house", seat: 1, floors: 2 });
    expect(choice.ghost("e6", 1)).toEqual({ type: "park" });
    expect([choice.spends("Y", "Y"), choice.spends("R", "Y")]).toEqual([2, 0]);
    choice.text = "f5@R";
    expect([choice.spends("Y", "Y"), choice.spends("R", "Y")]).toEqual([0, 1]);
  });
});
