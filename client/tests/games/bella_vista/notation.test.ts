import { describe, expect, it } from "vitest";
import { RIGHT } from "../../../src/games/bella_vista/model";
import { read, sorted, writeOffer, writePlace } from "../../../src/games/bella_vista/notation";

const offered = (...texts: string[]) => texts.map((text, points) => ({ text, points }));

describe("notation", () => {
  it.each([
    ["2=6", { kind: "offer", slot: 1, card: 6 }],
    ["x=3", { kind: "offer", slot: RIGHT, card: 3 }],
    ["4=?", { kind: "offer", slot: 3, card: 0 }],
    ["f5", { kind: "place", square: "f5", turn: 0 }],
    ["f15/3", { kind: "place", square: "f15", turn: 3 }],
    ["@AB", { kind: "contract", mark: "AB" }],
    ["+?", { kind: "deal", card: 0 }],
    [".", { kind: "done" }],
    ["!P+", { kind: "other" }],
  ])("reads %s", (text, said) => expect(read(text)).toEqual(said));

  it("writes what it reads", () => {
    expect([writeOffer(1, 6), writeOffer(RIGHT, 3), writePlace("f5", 0), writePlace("f5", 2)]).toEqual([
      "2=6",
      "x=3",
      "f5",
      "f5/2",
    ]);
  });

  it("sorts what may be done", () => {
    const found = sorted(offered("1=3", "5=3", "1=8", "@A", ".", "b2/1"));
    expect([[...found.slots], [...found.cards]]).toEqual([
      [0, 4],
      [3, 8],
    ]);
    expect([found.contracts.get("A"), found.done, found.places[0]?.points]).toEqual(["@A", ".", 5]);
  });
});
