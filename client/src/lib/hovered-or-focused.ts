/** Tells whether a mouse is over an element or the focus within it. */
import { on } from "svelte/events";

export function whileLookedAt(tell: (isLookedAt: boolean) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let [isPointed, isFocused] = [false, false];
    // By Svelte's own listeners: what is taken away with the focus in it tells so while the page is being changed.
    const listen = (kind: string, change: (event: Event) => void): (() => void) =>
      on(element, kind, (event) => {
        change(event);
        tell(isPointed || isFocused);
      });
    const offs = [
      // A finger that taps never leaves again.
      listen("pointerenter", (event) => (isPointed = (event as PointerEvent).pointerType === "mouse")),
      listen("pointerleave", () => (isPointed = false)),
      listen("focusin", () => (isFocused = true)),
      listen("focusout", () => (isFocused = false)),
    ];
    return () => offs.forEach((off) => off());
  };
}
