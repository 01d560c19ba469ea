import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HoldToSeeGround, LONG } from "../../../src/games/bella_vista/hold-to-see-ground.svelte";
import SeeGroundButton from "../../../src/games/bella_vista/SeeGroundButton.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";

describe("the ground under the buildings", () => {
  beforeEach(async () => {
    await speak("en");
    await learn("bella_vista");
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("is seen as long as something is held down, which a short press is not", () => {
    const hold = new HoldToSeeGround();
    hold.press();
    expect([hold.sunk, hold.release()]).toEqual([false, false]);
    hold.press();
    vi.advanceTimersByTime(LONG);
    expect(hold.sunk).toBe(true);
    expect([hold.release(), hold.sunk]).toEqual([true, false]);
  });

  it("stays in sight from one press of its button to the next, whatever is held meanwhile", async () => {
    const hold = new HoldToSeeGround();
    const shown = mount(SeeGroundButton, { target: document.body, props: { hold, class: "btn" } });
    const button = document.querySelector<HTMLElement>("button");
    expect(button?.getAttribute("aria-label")).toBe("See behind the buildings");
    button?.click();
    flushSync();
    hold.press();
    vi.advanceTimersByTime(LONG);
    hold.release();
    expect([hold.sunk, button?.getAttribute("aria-pressed")]).toEqual([true, "true"]);
    button?.click();
    flushSync();
    expect(hold.sunk).toBe(false);
    await unmount(shown);
  });
});
