import { beforeAll, describe, expect, it } from "vitest";
import { bonusChange, bonusOf } from "../../../src/games/kensington/all-roofed-bonus";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import type { ScoreLine } from "../../../src/lib/server-types";

const line = (seat: number, points: number): ScoreLine => ({
  seat,
  rule: "KG-6.5",
  points,
  reason: "full",
  facts: {},
  spaces: [],
});

describe("the bonus for a building that is roofed all over", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("kensington");
  });

  it("is counted for the seat that has it", () => {
    expect(bonusOf(1, [line(0, 4), line(1, 7)])).toBe(7);
    expect(bonusOf(2, [line(0, 4), line(1, 7)])).toBe(0);
  });

  it("is told of when a lay would win it, lose it or change it, and only then", () => {
    expect(bonusChange(0, 4)).toBe("Every column would be roofed: bonus of 4");
    expect(bonusChange(4, 0)).toBe("A column would be open: the bonus of 4 would be lost");
    expect(bonusChange(4, 5)).toBe("Every column would still be roofed: bonus of 5 instead of 4");
    expect(bonusChange(0, 0)).toBeNull();
    expect(bonusChange(4, 4)).toBeNull();
  });
});
