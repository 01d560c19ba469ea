import { describe, expect, it } from "vitest";
import { hasDrawn } from "../../src/lib/draws-in-log";
import { phrase } from "../../src/lib/fluent-messages";
import type { Told } from "../../src/lib/server-types";

const told = (key: string, seat: number): Told => ({
  seq: 1,
  seat: null,
  text: "x",
  phrase: phrase(key, { who: { type: "person", seat } }),
  undoes: null,
  forced: false,
});

describe("whether somebody has drawn", () => {
  it("is so for a card that comes into their hand", () => {
    expect(hasDrawn(0, [told("sunrise-told-deal", 0)])).toBe(true);
    expect(hasDrawn(1, [told("bella-told-card", 0), told("bella-told-card", 1)])).toBe(true);
  });

  it("is not so for cards of others, nor for what is only turned over", () => {
    expect(hasDrawn(1, [told("bella-told-card", 0)])).toBe(false);
    expect(hasDrawn(1, [told("bella-told-reveal", 1)])).toBe(false);
  });
});
