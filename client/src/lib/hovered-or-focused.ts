/** Tells whether a mouse is over an element, a finger upon it or the focus within it. */
import { on } from "svelte/events";

/** A finger that is lifted clicks a moment later. */
const CLICK = 300;

export function whileLookedAt(tell: (isLookedAt: boolean) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let [isPointed, isPressed, isFocused] = [false, false, false];
    let lifted: ReturnType<typeof setTimeout> | undefined;
    const change = (): void => tell(isPointed || isPressed || isFocused);
    // By Svelte's own listeners: what is taken away with the focus in it tells so while the page is being changed.
    const listen = (kind: string, note: (isMouse: boolean) => void): (() => void) =>
      on(element, kind, (event) => {
        note((event as PointerEvent).pointerType === "mouse");
        change();
      });
    function lift(): void {
      if (!isPressed) return;
      clearTimeout(lifted);
      lifted = setTimeout(() => {
        isPressed = false;
        change();
      }, CLICK);
    }
    function press(isMouse: boolean): void {
      clearTimeout(lifted);
      isPressed = !isMouse;
    }
    const offs = [
      // A finger that taps never leaves again, but is lifted, wherever that is.
      listen("pointerenter", (isMouse) => (isPointed = isMouse)),
      listen("pointerleave", () => (isPointed = false)),
      listen("pointerdown", press),
      on(document, "pointerup", lift),
      on(document, "pointercancel", lift),
      listen("focusin", () => (isFocused = true)),
      listen("focusout", () => (isFocused = false)),
    ];
    return () => {
      clearTimeout(lifted);
      offs.forEach((off) => off());
    };
  };
}
