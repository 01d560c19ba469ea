import { describe, expect, it } from "vitest";
import {
  placesOfRefusedTile,
  placesOfTurn,
  placesRefused,
  placesScored,
  placesTold,
} from "../../../src/games/kensington/cited-places";
import type { Turn } from "../../../src/games/kensington/turns-from-log";
import type { Facts, Refused } from "../../../src/lib/server-types";

const refused = (facts: Facts): Refused => ({ refusal: { facts } }) as Refused;

describe("a refused tile", () => {
  const asked = (text: string, spaces: string[]): Refused =>
    ({ text, refusal: { facts: {}, spaces } }) as unknown as Refused;

  it("is drawn on the squares that it would take, otherwise over its column", () => {
    expect(placesOfRefusedTile(asked("+L2@2", ["2:1", "3:1", "4:1", "4:2"]))).toEqual(["2:1", "3:1", "4:1", "4:2"]);
    expect(placesOfRefusedTile(asked("+L2@2", []))).toEqual(["2"]);
    expect(placesOfRefusedTile(asked("?H3", []))).toEqual([]);
    expect(placesOfRefusedTile(null)).toEqual([]);
  });
});

describe("the places that a refusal names", () => {
  it("are its gaps and its columns", () => {
    expect(placesRefused(refused({ gaps: ["-5:1", "-5:2"] }))).toEqual(["-5:1", "-5:2"]);
    expect(placesRefused(refused({ columns: [3, 4] }))).toEqual(["3", "4"]);
  });

  it("are not the number of columns of the plot", () => {
    expect(placesRefused(refused({ columns: 64 }))).toEqual([]);
    expect(placesRefused(null)).toEqual([]);
  });
});

describe("the places of a sentence", () => {
  const told = (facts: Facts) => placesTold({ seat: 1, text: "", phrase: { type: "phrase", key: "", facts } });

  it("are all columns that a tile was laid on", () => {
    expect(told({ column: "-1", last: "1", wide: 3 })).toEqual({ seat: 1, names: ["-1", "0", "1"] });
    expect(told({ column: "-7", last: "-7", wide: 1 }).names).toEqual(["-7"]);
    expect(told({ tokens: 1 }).names).toEqual([]);
  });

  it("are those of all its tiles where it tells a whole turn", () => {
    const steps = [{ column: "-1", last: "0" }, { tokens: 1 }, { column: "3", last: "3" }].map((facts) => ({
      phrase: { type: "phrase", key: "", facts },
    }));
    const turn = { seat: 2, steps } as unknown as Turn;
    expect(placesOfTurn(turn)).toEqual({ seat: 2, names: ["-1", "0", "3"] });
  });

  it("are the column or the squares that points are for", () => {
    const spaces = ["2:0", "2:1"];
    expect(placesScored({ seat: 0, facts: { column: "2" }, spaces })).toEqual({ seat: 0, names: ["2"] });
    expect(placesScored({ seat: 0, facts: {}, spaces }).names).toEqual(spaces);
    expect(placesScored({ seat: 0, facts: {}, spaces: [] }).names).toEqual([]);
  });
});
