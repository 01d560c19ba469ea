import { describe, expect, it } from "vitest";
import { announce, hasBegunTurn, NO_END_NEAR } from "../../src/lib/announced-end";
import { phrase } from "../../src/lib/fluent-messages";
import type { EndNear, Told } from "../../src/lib/server-types";

const few: EndNear = { rule: "SL-4.1", phrase: phrase("sunrise-end-pieces"), turns: null };
const last: EndNear = { rule: "SL-4.1", phrase: phrase("sunrise-end-last-round"), turns: [0, 1] };
const told = (seat: number | null): Told => ({ seat }) as Told;

describe("what is announced of the end", () => {
  it("has its room as soon as a turn begins", () => {
    expect(announce(NO_END_NEAR, [few], false)).toEqual({ near: [few], hasRoom: true });
  });

  it("is said to whoever arrives in mid-turn", () => {
    expect(announce(null, [few], true)).toEqual({ near: [few], hasRoom: true });
  });

  it("waits in mid-turn until the turn is over", () => {
    const held = announce(NO_END_NEAR, [few], true);
    expect(held).toEqual(NO_END_NEAR);
    expect(announce(held, [few], false).near).toEqual([few]);
  });

  it("is said at once in mid-turn if it is the last round, in the room that was there or in none", () => {
    expect(announce({ near: [few], hasRoom: true }, [last], true)).toEqual({ near: [last], hasRoom: true });
    expect(announce(NO_END_NEAR, [last], true)).toEqual({ near: [last], hasRoom: false });
  });

  it("keeps its room in mid-turn when there is nothing to be said any more", () => {
    expect(announce({ near: [few], hasRoom: true }, [], true)).toEqual({ near: [], hasRoom: true });
    expect(announce({ near: [], hasRoom: true }, [], false)).toEqual(NO_END_NEAR);
  });
});

describe("a turn", () => {
  it("has begun with the first move of whoever is to act", () => {
    expect(hasBegunTurn([told(1)], 0)).toBe(false);
    expect(hasBegunTurn([told(1), told(0), told(null)], 0)).toBe(true);
    expect(hasBegunTurn([], 0)).toBe(false);
    expect(hasBegunTurn([told(0)], null)).toBe(false);
  });
});
