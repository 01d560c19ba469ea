import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstMove, SteadyOrder } from "../../../src/table/hints/steady-order.svelte";
import { hint } from "../../support/table-messages";

const [a, b, c] = [hint(["a"]), hint(["b"]), hint(["c"])];

describe("the order of hints while a bot thinks", () => {
  let order: SteadyOrder;
  const seen = (): string => order.shown.map(firstMove).join("");

  beforeEach(() => {
    vi.useFakeTimers();
    order = new SteadyOrder();
    order.show([a, b, c]);
  });
  afterEach(() => {
    order.stop();
    vi.useRealTimers();
  });

  it("is shown at once at first", () => {
    expect(seen()).toBe("abc");
  });

  it("changes at most once a second, to what is right by then", () => {
    order.show([b, a, c]);
    expect(seen()).toBe("abc");
    vi.advanceTimersByTime(900);
    order.show([c, b, a]);
    expect(seen()).toBe("abc");
    vi.advanceTimersByTime(100);
    expect(seen()).toBe("cba");
  });

  it("changes together with the last figures, when the bot has done thinking", () => {
    order.show([b, a, c], true);
    expect(seen()).toBe("bac");
  });

  it("never changes under the pointer, and afterwards at once", () => {
    order.hold(true);
    order.show([b, c, a]);
    vi.advanceTimersByTime(60_000);
    expect(seen()).toBe("abc");
    order.hold(false);
    expect(seen()).toBe("bca");
  });

  it("is right at once when the bot has done thinking, whoever points at it", () => {
    const d = hint(["d"]);
    order.hold(true);
    order.show([d, a, b]);
    expect(seen()).toBe("abc");
    order.show([d, a, b], true);
    expect(seen()).toBe("dab");
    order.show([b], true);
    expect(seen()).toBe("b");
  });

  it("keeps what somebody reads, without its guessed chances, until they read something else", () => {
    const [d, e] = [hint(["d"]), hint(["e"])];
    order.hold(true);
    order.keep("b");
    order.show([d, e, a], true);
    expect(seen()).toBe("deb");
    expect(order.outdone).toBe("b");
    expect(order.shown.at(-1)?.chances).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(seen()).toBe("deb");
    order.keep("d");
    expect(order.outdone).toBeNull();
    expect(seen()).toBe("dea");
  });

  it("does not keep what is among the best anyway", () => {
    order.keep("b");
    order.show([b, c, a], true);
    expect([seen(), order.outdone]).toEqual(["bca", null]);
  });

  it("lets figures grow in place meanwhile", () => {
    order.show([hint(["b"], { margin: 7 }), hint(["a"], { margin: 9 }), c]);
    expect([seen(), order.shown.map(({ margin }) => margin)]).toEqual(["abc", [9, 7, 2]]);
  });

  it("is shown even to a waiting pointer if nothing was shown before", () => {
    const empty = new SteadyOrder();
    empty.hold(true);
    empty.show([a]);
    expect(empty.shown).toEqual([a]);
  });

  it("does not change any more once nobody looks", () => {
    order.show([b, a, c]);
    order.stop();
    vi.advanceTimersByTime(5000);
    expect(seen()).toBe("abc");
  });
});
