/** While H is held, or a finger rests on the city, buildings sink and the ground is seen; a button keeps them low. */
import { distance, type Point } from "../../lib/zoom";

/** A shorter press is a click, or the key for a hint. */
export const LONG = 380;
const TREMBLE = 9;

export class HoldToSeeGround {
  /** The button was pressed. */
  kept = $state(false);
  private held = $state(false);
  sunk = $derived(this.held || this.kept);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: Point = { x: 0, y: 0 };
  private rested = false;

  press(): void {
    this.release();
    this.timer = setTimeout(() => (this.held = true), LONG);
  }

  /** Whether the press was a long one. */
  release(): boolean {
    clearTimeout(this.timer);
    this.timer = undefined;
    const was = this.held;
    this.held = false;
    return was;
  }

  get pressed(): boolean {
    return this.timer !== undefined;
  }

  /** Listens on the element that holds the drawing. */
  attach = (element: HTMLElement): (() => void) => {
    const off = new AbortController();
    const { signal } = off;
    element.addEventListener(
      "pointerdown",
      (event) => {
        this.rested = false;
        this.from = { x: event.clientX, y: event.clientY };
        if (event.isPrimary) this.press();
        else this.release();
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (!this.held && distance(this.from, { x: event.clientX, y: event.clientY }) > TREMBLE)
          clearTimeout(this.timer);
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      element.addEventListener(
        end,
        () => {
          if (this.release()) this.rested = true;
        },
        { signal },
      );
    }
    // A long look is no choice of a square.
    element.addEventListener(
      "click",
      (event) => {
        if (!this.rested) return;
        this.rested = false;
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    element.addEventListener("contextmenu", (event) => this.held && event.preventDefault(), { signal });
    return () => off.abort();
  };
}
