import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { whileLookedAt } from "../../src/lib/hovered-or-focused";

it("is looked at while a mouse is over it or the focus within, and not by a finger that tapped", async () => {
  const element = document.createElement("ol");
  const told: boolean[] = [];
  const end = whileLookedAt((isLookedAt) => told.push(isLookedAt))(element);
  await tick();
  const pointer = (kind: string, pointerType: string): boolean =>
    element.dispatchEvent(new PointerEvent(kind, { pointerType }));
  pointer("pointerenter", "touch");
  pointer("pointerenter", "mouse");
  element.dispatchEvent(new FocusEvent("focusin"));
  pointer("pointerleave", "mouse");
  element.dispatchEvent(new FocusEvent("focusout"));
  end();
  pointer("pointerenter", "mouse");
  expect(told).toEqual([false, true, true, true, false]);
});

it("is looked at as long as a finger lies upon it, and until its click has come", async () => {
  vi.useFakeTimers();
  const element = document.createElement("ol");
  let isLookedAt = false;
  const end = whileLookedAt((now) => (isLookedAt = now))(element);
  await tick();
  element.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
  expect(isLookedAt).toBe(true);
  document.dispatchEvent(new PointerEvent("pointerup", { pointerType: "touch" }));
  expect(isLookedAt).toBe(true);
  vi.advanceTimersByTime(400);
  expect(isLookedAt).toBe(false);
  end();
  vi.useRealTimers();
});
