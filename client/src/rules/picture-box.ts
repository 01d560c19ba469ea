/** What part of a board a picture shows. */
import type { Box } from "../lib/zoom";

/** How much wider than high the pictures of rules are. */
export const ASPECT = 1.8;
/** Those of a whole board. */
export const WHOLE_ASPECT = 1.15;

/** The box grown around its middle, so that it is as wide for its height as the picture is. */
export function withAspect(box: Box, aspect = ASPECT): Box {
  const width = Math.max(box.width, box.height * aspect);
  const height = width / aspect;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** The smallest box around others, with a margin. */
export function boxAround(boxes: readonly Box[], margin = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}
