/** The part of a drawing that is looked at. Plain functions: pixels of the screen, units of the drawing. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export const CLOSEST = 4;

/** How many pixels a unit takes, and where the drawing begins: it is centred in its element. */
function fit(part: Box, element: Box): Point & { scale: number } {
  const scale = Math.min(element.width / part.width, element.height / part.height);
  return {
    scale,
    x: element.x + (element.width - part.width * scale) / 2,
    y: element.y + (element.height - part.height * scale) / 2,
  };
}

/** The unit under a pixel. */
export function under(pixel: Point, part: Box, element: Box): Point {
  const { scale, x, y } = fit(part, element);
  return { x: part.x + (pixel.x - x) / scale, y: part.y + (pixel.y - y) / scale };
}

/** The part that shows this unit at this pixel, so many times enlarged; it stays within the whole. */
export function looked(whole: Box, element: Box, times: number, unit: Point, pixel: Point): Box {
  const by = Math.min(CLOSEST, Math.max(1, times));
  const part = { x: 0, y: 0, width: whole.width / by, height: whole.height / by };
  const { scale, x, y } = fit(part, element);
  const within = (at: number, from: number, room: number): number => Math.min(from + room, Math.max(from, at));
  return {
    ...part,
    x: within(unit.x - (pixel.x - x) / scale, whole.x, whole.width - part.width),
    y: within(unit.y - (pixel.y - y) / scale, whole.y, whole.height - part.height),
  };
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
