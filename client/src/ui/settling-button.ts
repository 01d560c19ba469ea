/** Long enough for a second tap of the same finger, too short to be noticed by whoever has read the button. */
export const SETTLING = 400;

/** A button that has just appeared takes no press yet: the finger that lies there meant what was there before. */
export function settles(button: HTMLElement): () => void {
  button.style.pointerEvents = "none";
  const settle = (): string => button.style.removeProperty("pointer-events");
  const ready = setTimeout(settle, SETTLING);
  return () => {
    clearTimeout(ready);
    settle();
  };
}
