/** Tells whether a mouse is over an element or the focus within it. */

export function whileLookedAt(tell: (isLookedAt: boolean) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const off = new AbortController();
    let [isPointed, isFocused] = [false, false];
    const listen = (kind: string, change: (event: Event) => void): void =>
      element.addEventListener(
        kind,
        (event) => {
          change(event);
          tell(isPointed || isFocused);
        },
        { signal: off.signal },
      );
    // A finger that taps never leaves again.
    listen("pointerenter", (event) => (isPointed = (event as PointerEvent).pointerType === "mouse"));
    listen("pointerleave", () => (isPointed = false));
    listen("focusin", () => (isFocused = true));
    listen("focusout", () => (isFocused = false));
    return () => off.abort();
  };
}
