/** A tile taken between two fingers: it follows the hand until it is let go. */

/** A finger trembles by this many pixels without meaning to drag. */
const TREMBLE = 7;

export interface Dragging {
  at: number;
  x: number;
  y: number;
}

export class TileDrag {
  held = $state.raw<Dragging | null>(null);
  /** What began as a drag is no click. */
  private dragged = false;

  constructor(
    private readonly over: (x: number, y: number) => void,
    private readonly drop: (x: number, y: number) => void,
  ) {}

  /** Begin with the tile at hand that was pressed; `lifted` is told once it really moves. */
  start(event: PointerEvent, at: number, lifted: () => void): void {
    if (event.button !== 0) return;
    const off = new AbortController();
    const { signal } = off;
    const { pointerId, clientX, clientY } = event;
    this.dragged = false;
    const end = (): void => {
      off.abort();
      this.held = null;
    };
    addEventListener(
      "pointermove",
      (moved) => {
        if (moved.pointerId !== pointerId) return;
        const { clientX: x, clientY: y } = moved;
        if (!this.held && Math.hypot(x - clientX, y - clientY) < TREMBLE) return;
        if (!this.held) lifted();
        this.dragged = true;
        this.held = { at, x, y };
        this.over(x, y);
      },
      { signal },
    );
    addEventListener(
      "pointerup",
      (released) => {
        if (released.pointerId !== pointerId) return;
        const dropped = this.held !== null;
        end();
        if (dropped) this.drop(released.clientX, released.clientY);
      },
      { signal },
    );
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", (pressed) => pressed.key === "Escape" && end(), { signal });
  }

  /** Whether a click that comes now is the end of a drag. */
  wasDrag(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }
}
