import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settles } from "../../src/ui/settling-button";

describe("a button that has just appeared", () => {
  const button = (): HTMLElement => {
    const style = { pointerEvents: "", removeProperty: () => void (style.pointerEvents = "") };
    return { style } as unknown as HTMLElement;
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("takes no second tap of the finger that lies there, and every later one", () => {
    const finish = button();
    settles(finish);
    vi.advanceTimersByTime(350);
    expect(finish.style.pointerEvents).toBe("none");
    vi.advanceTimersByTime(100);
    expect(finish.style.pointerEvents).toBe("");
  });

  it("takes presses again as soon as it is another button once more", () => {
    const finish = button();
    settles(finish)();
    expect(finish.style.pointerEvents).toBe("");
  });
});
