import { describe, expect, it } from "vitest";
import { placesOfRefusedTile, placesRefused } from "../../../src/games/kensington/cited-places";
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
