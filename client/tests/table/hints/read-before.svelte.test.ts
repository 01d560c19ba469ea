import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hint } from "../../../src/lib/server-types";
import { ON_THE_WAY, ReadBefore } from "../../../src/table/hints/read-before.svelte";

const hint = (text: string): Hint => ({ moves: [text] }) as unknown as Hint;

describe("a press on the button of the open hint", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("means the hint before, just after another has opened by itself", () => {
    const read = new ReadBefore();
    read.note(hint("a"), false);
    expect(read.isInPlace).toBe(false);
    vi.advanceTimersByTime(2000);
    read.note(hint("b"), false);
    expect(read.isInPlace).toBe(true);
    expect(read.meant(hint("b")).moves).toEqual(["a"]);
    vi.advanceTimersByTime(ON_THE_WAY / 2);
    expect(read.meant(hint("b")).moves, "whoever has read is still on the way").toEqual(["a"]);
    vi.advanceTimersByTime(ON_THE_WAY / 2);
    expect(read.meant(hint("b")).moves).toEqual(["b"]);
  });

  it("means the hint that it belongs to where that is not the one that opened by itself", () => {
    const read = new ReadBefore();
    read.note(hint("a"), false);
    read.note(hint("b"), false);
    expect(read.meant(hint("c")).moves).toEqual(["c"]);
  });

  it("means the one that somebody opened, whatever stood there before", () => {
    const read = new ReadBefore();
    read.note(hint("a"), false);
    read.note(hint("b"), true);
    expect(read.isInPlace).toBe(false);
    expect(read.meant(hint("b")).moves).toEqual(["b"]);
  });
});
