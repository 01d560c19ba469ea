import { describe, expect, it } from "vitest";
import { best, proposed, read, sorted } from "../../../src/games/sunrise/notation";

const moves = [
  { text: "f5=1", points: 2 },
  { text: "f5=2", points: 4 },
  { text: "f5@R", points: 0 },
  { text: "e6@R", points: 0 },
  { text: "++", points: 0 },
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
