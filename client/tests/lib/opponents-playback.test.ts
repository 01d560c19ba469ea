import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { movesShown, news, OpponentsPlayback, STEP } from "../../src/lib/opponents-playback.svelte";
import { phrase } from "../../src/lib/fluent-messages";
import { settings } from "../../src/lib/settings.svelte";
import type { Told } from "../../src/lib/server-types";

const told = (seq: number, seat: number | null, text: string): Told => ({
  seq,
  seat,
  text,
  phrase: phrase("k"),
  undoes: null,
  forced: false,
});
const moves = [told(1, 0, "a1"), told(2, 1, "b1"), told(3, 1, "c1"), told(3, null, "+?"), told(4, 2, "d1")];

describe("what others did", () => {
  let still = false;
  beforeEach(() => {
    vi.useFakeTimers();
    still = false;
    vi.stubGlobal("matchMedia", () => ({ matches: still }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is what was not seen yet, by those who sit elsewhere", () => {
    expect(news(moves, 1, [0]).map((one) => one.text)).toEqual(["b1", "c1", "d1"]);
    expect(news(moves, 2, [0, 2]).map((one) => one.text)).toEqual(["c1"]);
  });

  it("is told up to the step that is looked at", () => {
    const shown = (current: Told | null) => movesShown({ moves, playback: { current } }).map((one) => one.text);
    expect(shown(moves[1] ?? null)).toEqual(["a1", "b1"]);
    expect(shown(moves[2] ?? null)).toEqual(["a1", "b1", "c1", "+?"]);
    expect(shown(null)).toHaveLength(5);
  });

  it("is shown step by step", () => {
    const playback = new OpponentsPlayback();
    playback.show(news(moves, 1, [0]));
    expect([playback.current?.text, playback.coming.length]).toEqual(["b1", 2]);
    vi.advanceTimersByTime(STEP.normal);
    playback.show([told(5, 2, "e1")]);
    expect([playback.current?.text, playback.coming.length]).toEqual(["c1", 2]);
    vi.advanceTimersByTime(3 * STEP.normal);
    expect([playback.current, playback.coming.length]).toEqual([null, 0]);
  });

  it("can be skipped", () => {
    const playback = new OpponentsPlayback();
    playback.show(news(moves, 0, []));
    playback.skip();
    expect([playback.current, playback.coming.length]).toEqual([null, 0]);
    vi.advanceTimersByTime(STEP.normal);
    expect(playback.current).toBeNull();
  });

  it("stands there at once for whoever wants no motion", () => {
    still = true;
    const playback = new OpponentsPlayback();
    playback.show(news(moves, 0, []));
    expect(playback.current).toBeNull();
  });

  it("is shown as fast as was chosen, also to whoever wants no motion otherwise", () => {
    still = true;
    settings.pace = "slow";
    const playback = new OpponentsPlayback();
    playback.show(news(moves, 1, [0]));
    vi.advanceTimersByTime(STEP.slow - 1);
    expect(playback.current?.text).toBe("b1");
    settings.pace = "fast";
    vi.advanceTimersByTime(1);
    expect(playback.current?.text).toBe("c1");
    vi.advanceTimersByTime(STEP.fast);
    expect(playback.current?.text).toBe("d1");
  });

  it("is not shown to whoever wants it at once", () => {
    settings.pace = "at-once";
    const playback = new OpponentsPlayback();
    playback.show(news(moves, 0, []));
    expect(playback.current).toBeNull();
  });
});
