import { describe, expect, it } from "vitest";
import { read, sorted, writeBuy, writeLay, writeTake } from "../../../src/games/kensington/notation";

describe("notation", () => {
  it.each([
    ["?^H2", { kind: "take", back: "^H2" }],
    ["?=", { kind: "take", back: "=" }],
    ["?^", { kind: "take", back: "^" }],
    ["?.*", { kind: "take", back: ".*" }],
    ["$2:+H2C", { kind: "buy", seat: 1, tile: "+H2C" }],
    ["~", { kind: "skip" }],
    ["-U2@-3", { kind: "lay", tile: "-U2", turn: 0, column: -3 }],
    ["^C3/1@0", { kind: "lay", tile: "^C3", turn: 1, column: 0 }],
    ["|@4", { kind: "lay", tile: "|", turn: 0, column: 4 }],
    [".", { kind: "finish", keep: false }],
    [".+", { kind: "finish", keep: true }],
    ["!-U2", { kind: "draw", tile: "-U2" }],
    ["what", { kind: "other" }],
  ])("reads %s", (text, said) => expect(read(text)).toEqual(said));

  it("writes what it reads", () => {
    expect([writeTake("^H2"), writeBuy(1, "+H2C"), writeLay("-U2", 0, -3), writeLay("^C3", 1, 0)]).toEqual([
      "?^H2",
      "$2:+H2C",
      "-U2@-3",
      "^C3/1@0",
    ]);
  });

  it("sorts moves by what they are about", () => {
    const offers = sorted(["?H1", "$2:+H1", "+H1@1", "+H1@-1", ".", ".+"].map((text) => ({ text, points: 0 })));
    expect([...offers.takes]).toEqual(["?H1", "$2:+H1"]);
    expect(offers.lays.get("+H1")?.map(({ column }) => column)).toEqual([1, -1]);
    expect([offers.finish, offers.keep]).toEqual([".", ".+"]);
  });
});
