/** Two fingers that turn around each other turn the building. */
import type { Point } from "../../lib/zoom";

/** So far fingers turn without meaning it, in degrees. */
export const STEP = 35;

export function angle(a: Point, b: Point): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/** The way from one angle to another, the short way round. */
export function between(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/** Listens on an element; each step calls with 1 for clockwise, -1 for the other way. */
export function twist(onturn: (way: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const fingers = new Map<number, Point>();
    let from: number | null = null;
    const off = new AbortController();
    const { signal } = off;
    const now = (): number | null => {
      const [a, b] = fingers.values();
      return a && b ? angle(a, b) : null;
    };
    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.pointerType === "mouse") return;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        from = now();
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (!fingers.has(event.pointerId)) return;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const to = now();
        if (from === null || to === null || Math.abs(between(from, to)) < STEP) return;
        onturn(between(from, to) > 0 ? 1 : -1);
        from = to;
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      element.addEventListener(
        end,
        (event) => {
          fingers.delete(event.pointerId);
          from = now();
        },
        { signal },
      );
    }
    return () => off.abort();
  };
}
