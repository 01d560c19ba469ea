import { describe, expect, it } from "vitest";
import { asText, isNothing, marksOf, runs, seatOf } from "../../src/plain-table/values-as-text";

describe("a value in a few signs", () => {
  it("is written as it is, nothing as a dot, an empty row as a dash", () => {
    expect([4, "oak", null, true, false, []].map(asText)).toEqual(["4", "oak", "·", "✓", "–", "–"]);
  });

  it("puts what hangs together without a blank, and leaves the seat to its crest", () => {
    expect(asText({ seat: 1, fruit: "A", height: 3 })).toBe("A3");
    expect(marksOf({ seat: null, fruit: "A" })).toBe("A");
    expect(marksOf({ seat: 2 })).toBe("");
    expect(marksOf(null)).toBe("");
  });

  it("counts what comes several times in succession", () => {
    expect(asText(["A", "A", "P", "A"])).toBe("A×2 P A");
    expect(runs([{ seat: 0 }, { seat: 0 }, { seat: 1 }]).map(({ times }) => times)).toEqual([2, 1]);
  });

  it("knows whose a thing is, and whether anything is there", () => {
    expect(seatOf({ seat: 2, card: 4 })).toBe(2);
    expect(seatOf({ seat: null, card: 4 })).toBeNull();
    expect(seatOf(4)).toBeNull();
    expect([null, { seat: null }, { seat: 0 }, "A"].map(isNothing)).toEqual([true, true, false, false]);
  });
});
