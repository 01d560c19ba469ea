import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GracePeriod } from "../../src/lib/absent-player-countdown.svelte";
import type { SeatInfo } from "../../src/lib/server-types";

const seat = (grace: number): SeatInfo => ({
  name: "x",
  bot: null,
  standin: false,
  taken: true,
  here: grace === 0,
  left: false,
  grace,
});

describe("the grace of a seat", () => {
  let calm = false;
  beforeEach(() => {
    vi.useFakeTimers();
    calm = false;
    vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is counted down without anything being said, and then nothing ticks any more", () => {
    const grace = new GracePeriod();
    grace.begin([seat(0), seat(3)]);
    const seen = [0, 1, 2, 3].map(() => {
      const now = grace.of(1);
      vi.advanceTimersByTime(1000);
      return now;
    });
    expect(seen).toEqual([3, 2, 1, 0]);
    expect([grace.of(0), grace.of(7), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });

  it("begins anew with every word of the server", () => {
    const grace = new GracePeriod();
    grace.begin([seat(60)]);
    vi.advanceTimersByTime(10_000);
    grace.begin([seat(0)]);
    expect([grace.of(0), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("changes in greater steps for whoever wants no motion, and never says too little", () => {
    calm = true;
    const grace = new GracePeriod();
    grace.begin([seat(48)]);
    expect(grace.shown(0)).toBe(50);
    vi.advanceTimersByTime(4_000);
    expect([grace.of(0), grace.shown(0)]).toEqual([44, 45]);
  });

  it("stops when the table is left", () => {
    const grace = new GracePeriod();
    grace.begin([seat(60)]);
    grace.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
