import { describe, expect, it } from "vitest";
import { signalOf, type Moment } from "../../src/lib/alert-for-change";
import { TONES } from "../../src/lib/sounds";

const quiet: Moment = { seq: 4, mine: false, over: false, refused: false };

describe("a signal", () => {
  it("is not given on arrival", () => {
    expect(signalOf(null, { ...quiet, mine: true })).toBeNull();
  });

  it("calls whoever's turn begins, once", () => {
    const mine = { ...quiet, seq: 5, mine: true };
    expect(signalOf(quiet, mine)).toBe("turn");
    expect(signalOf(mine, mine)).toBeNull();
  });

  it("tells a move, a refusal and the end apart", () => {
    expect(signalOf(quiet, { ...quiet, seq: 5 })).toBe("move");
    expect(signalOf(quiet, { ...quiet, refused: true })).toBe("refused");
    expect(signalOf(quiet, { ...quiet, seq: 5, over: true })).toBe("end");
    expect(signalOf({ ...quiet, over: true }, { ...quiet, over: true, seq: 6 })).toBeNull();
  });

  it("sounds for less than a second", () => {
    for (const tones of Object.values(TONES)) {
      for (const [, begins, rings] of tones) expect(begins + rings).toBeLessThan(1);
    }
  });
});
