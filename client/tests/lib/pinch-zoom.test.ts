import { describe, expect, it } from "vitest";
import { CLOSEST, looked, middle, under } from "../../src/lib/zoom";
import { PinchZoom } from "../../src/lib/pinch-zoom.svelte";

const whole = { x: -10, y: -10, width: 200, height: 100 };
/** Twice as large as the drawing, with 50 pixels to spare above and below. */
const element = { x: 100, y: 0, width: 400, height: 300 };

describe("looking closer", () => {
  it("finds what lies under a pixel", () => {
    expect(under({ x: 100, y: 50 }, whole, element)).toEqual({ x: -10, y: -10 });
    expect(under({ x: 300, y: 150 }, whole, element)).toEqual({ x: 90, y: 40 });
  });

  it("keeps the place under the fingers", () => {
    const pixel = { x: 260, y: 120 };
    const unit = under(pixel, whole, element);
    const part = looked(whole, element, 2, unit, pixel);
    expect(part).toMatchObject({ width: 100, height: 50 });
    const again = under(pixel, part, element);
    expect(again.x).toBeCloseTo(unit.x);
    expect(again.y).toBeCloseTo(unit.y);
  });

  it("never leaves the board, and has an end", () => {
    const corner = looked(whole, element, 99, { x: 500, y: 500 }, { x: 100, y: 50 });
    expect(corner.width).toBe(200 / CLOSEST);
    expect(corner.x + corner.width).toBe(190);
    expect(looked(whole, element, 0.5, { x: 0, y: 0 }, { x: 100, y: 50 })).toEqual(whole);
  });

  it("takes the middle of the fingers", () => {
    expect(
      middle([
        { x: 0, y: 0 },
        { x: 4, y: 2 },
      ]),
    ).toEqual({ x: 2, y: 1 });
  });
});

describe("fingers on the board", () => {
  const board = (
    isWholeTooSmall?: () => boolean,
  ): {
    pinch: PinchZoom;
    touch: (type: string, id: number, x: number, y: number) => void;
    click: () => boolean;
  } => {
    const pinch = new PinchZoom(() => whole, isWholeTooSmall);
    const div = document.createElement("div");
    div.getBoundingClientRect = () => element as DOMRect;
    pinch.attach(div);
    return {
      pinch,
      touch: (type, pointerId, clientX, clientY) =>
        div.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: "touch", clientX, clientY })),
      click: () => {
        let heard = false;
        const inner = div.appendChild(document.createElement("b"));
        inner.addEventListener("click", () => (heard = true));
        inner.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return heard;
      },
    };
  };

  it("enlarge it by spreading, and move it", () => {
    const { pinch, touch, click } = board();
    touch("pointerdown", 1, 280, 150);
    touch("pointerdown", 2, 320, 150);
    touch("pointermove", 2, 360, 150);
    expect(pinch.part?.width).toBe(100);
    touch("pointerup", 2, 360, 150);
    touch("pointerup", 1, 280, 150);
    expect(click()).toBe(false);
    const before = pinch.part?.x ?? 0;
    touch("pointerdown", 1, 300, 150);
    touch("pointermove", 1, 340, 150);
    expect(pinch.part?.x).toBeLessThan(before);
  });

  it("choose a space by a tap, and show the whole by two", () => {
    const { pinch, touch, click } = board();
    pinch.part = { x: 0, y: 0, width: 100, height: 50 };
    for (const _ of [1, 2]) {
      touch("pointerdown", 1, 300, 150);
      touch("pointermove", 1, 302, 151);
      touch("pointerup", 1, 302, 151);
    }
    expect(click()).toBe(true);
    expect(pinch.part).toBeNull();
  });

  it.each([
    [false, null],
    [true, { x: 0, y: 0, width: 50, height: 25 }],
  ])("show the whole again by two taps, unless that is too small to be used (%s)", (isTooSmall, part) => {
    const { pinch, touch } = board(() => isTooSmall);
    pinch.part = { x: 0, y: 0, width: 50, height: 25 };
    for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) touch(type, 1, 200, 100);
    expect(pinch.part).toEqual(part);
  });
});

describe("a mouse on the board", () => {
  const enlarged = { x: 40, y: 20, width: 100, height: 50 };
  const board = (part: typeof enlarged | null, isStreet = false): { pinch: PinchZoom; div: HTMLElement } => {
    const pinch = new PinchZoom(() => whole, undefined, isStreet);
    const div = document.createElement("div");
    div.getBoundingClientRect = () => element as DOMRect;
    pinch.attach(div);
    pinch.part = part;
    return { pinch, div };
  };
  const mouse = (div: HTMLElement, type: string, clientX: number): boolean =>
    div.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "mouse", button: 0, clientX, clientY: 150 }));
  const isHeard = (div: HTMLElement): boolean => {
    let heard = false;
    const inner = div.appendChild(document.createElement("b"));
    inner.addEventListener("click", () => (heard = true));
    inner.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return heard;
  };

  it("moves an enlarged part, and chooses nothing by that", () => {
    const { pinch, div } = board(enlarged);
    mouse(div, "pointerdown", 300);
    mouse(div, "pointermove", 340);
    mouse(div, "pointerup", 340);
    expect(pinch.part).toMatchObject({ x: 30, width: 100 });
    expect(isHeard(div)).toBe(false);
    mouse(div, "pointerdown", 300);
    mouse(div, "pointerup", 300);
    expect(isHeard(div)).toBe(true);
  });

  it("leaves the whole as it is", () => {
    const { pinch, div } = board(null);
    mouse(div, "pointerdown", 300);
    mouse(div, "pointermove", 340);
    mouse(div, "pointerup", 340);
    div.dispatchEvent(new WheelEvent("wheel", { deltaY: 40 }));
    expect(pinch.part).toBeNull();
    expect(isHeard(div)).toBe(true);
  });

  it("moves the part by its wheel, along a street where there is one", () => {
    const [town, street] = [board(enlarged), board(enlarged, true)];
    for (const { div } of [town, street])
      div.dispatchEvent(Object.assign(new WheelEvent("wheel", { deltaY: 40 }), { clientX: 300, clientY: 150 }));
    expect(town.pinch.part).toMatchObject({ x: 40, y: 30 });
    expect(street.pinch.part).toMatchObject({ x: 50, y: 20 });
  });
});
