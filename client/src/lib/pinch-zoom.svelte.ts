/**
 * Two fingers enlarge the board, one moves it, two taps show the whole again.
 * Of an enlarged board a mouse moves the part: pressed, or by its wheel.
 */
import { distance, looked, middle, under, type Box, type Point } from "./zoom";

/** A finger trembles by this many pixels without meaning to move. */
const TREMBLE = 9;
const DOUBLE_TAP = 320;
/** So little enlarged was not meant to be. */
const ALMOST = 1.1;
/** Some wheels count lines. */
const LINE_PIXELS = 18;

export class PinchZoom {
  /** What is looked at; null is the whole. */
  part = $state.raw<Box | null>(null);
  private readonly fingers = new Map<number, Point>();
  private began: Point = { x: 0, y: 0 };
  private moved = false;
  private tapped = { at: -Infinity, x: 0, y: 0 };

  constructor(
    private readonly whole: () => Box,
    /** Where the whole is too small to be used, two taps are two choices. */
    private readonly isWholeTooSmall: () => boolean = () => false,
    /** A street is long: a wheel that turns up and down moves along it. */
    private readonly isStreet = false,
  ) {}

  reset = (): void => {
    this.part = null;
  };

  /** Listens on the element that holds the drawing. */
  attach = (element: HTMLElement): (() => void) => {
    const off = new AbortController();
    const { signal } = off;
    element.addEventListener("pointerdown", this.down, { signal });
    element.addEventListener("pointermove", (event) => this.move(event, element), { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      element.addEventListener(end, this.up, { signal });
    }
    element.addEventListener("click", this.click, { signal, capture: true });
    element.addEventListener("wheel", (event) => this.wheel(event, element), { signal, passive: false });
    return () => off.abort();
  };

  private times(): number {
    return this.part ? this.whole().width / this.part.width : 1;
  }

  private look(element: HTMLElement, times: number, from: Point, to: Point): void {
    const box = element.getBoundingClientRect();
    const unit = under(from, this.part ?? this.whole(), box);
    this.part = times <= 1 ? null : looked(this.whole(), box, times, unit, to);
  }

  private down = (event: PointerEvent): void => {
    if (!this.fingers.size) this.moved = false;
    if (event.pointerType === "mouse" && (!this.part || event.button !== 0)) return;
    this.fingers.set(event.pointerId, spot(event));
    this.began = middle([...this.fingers.values()]);
  };

  private move(event: PointerEvent, element: HTMLElement): void {
    const before = [...this.fingers.values()];
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, spot(event));
    const after = [...this.fingers.values()];
    if (distance(this.began, middle(after)) > TREMBLE || after.length > 1) this.moved = true;
    const [a, b] = before;
    const [c, d] = after;
    const stretch = a && b && c && d ? distance(c, d) / Math.max(1, distance(a, b)) : 1;
    if (this.moved && (this.part || stretch !== 1)) {
      this.look(element, this.times() * stretch, middle(before), middle(after));
    }
  }

  private up = (event: PointerEvent): void => {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size && this.times() < ALMOST) this.reset();
    if (event.type !== "pointerup" || event.pointerType === "mouse" || this.moved) return;
    const again = event.timeStamp - this.tapped.at < DOUBLE_TAP && distance(this.tapped, spot(event)) < 40;
    this.tapped = { at: again ? -Infinity : event.timeStamp, ...spot(event) };
    if (again && this.part && !this.isWholeTooSmall()) this.reset();
  };

  /** What began as a move of the board is no choice of a space. */
  private click = (event: MouseEvent): void => {
    if (!this.moved) return;
    this.moved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private wheel(event: WheelEvent, element: HTMLElement): void {
    if (!event.ctrlKey && !this.part) return;
    event.preventDefault();
    const to = event.ctrlKey ? spot(event) : this.wheeled(event);
    const times = event.ctrlKey ? this.times() * Math.exp(-event.deltaY / 200) : this.times();
    this.look(element, times, spot(event), to);
  }

  /** Where the wheel takes what is under the pointer. */
  private wheeled({ clientX, clientY, deltaX, deltaY, deltaMode }: WheelEvent): Point {
    const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PIXELS;
    const along = this.isStreet && !deltaX;
    const [x, y] = along ? [deltaY, 0] : [deltaX, deltaY];
    return { x: clientX - x * pixels, y: clientY - y * pixels };
  }
}

function spot(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
