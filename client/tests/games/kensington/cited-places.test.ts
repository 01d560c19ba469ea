import { describe, expect, it } from "vitest";
import { placesRefused } from "../../../src/games/kensington/cited-places";
import type { Facts, Refused } from "../../../src/lib/server-types";

const refused = (facts: Facts): Refused => ({ refusal: { facts } }) as Refused;

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
