/** Arrow keys on a grid whose squares are counted row by row. */

export type Direction = "left" | "right" | "up" | "down";

/** The square that an arrow key leads to, among those allowed; straight ahead comes first. */
export function towards(from: number, direction: Direction, among: readonly number[], columns: number): number | null {
  const ahead = among
    .map((index) => ({ index, ...offset(from, index, direction, columns) }))
    .filter((each) => each.along > 0 && each.across <= each.along * 2)
    .sort((a, b) => a.along + 2 * a.across - (b.along + 2 * b.across));
  return ahead[0]?.index ?? null;
}

function offset(from: number, to: number, direction: Direction, columns: number) {
  const dx = (to % columns) - (from % columns);
  const dy = Math.floor(to / columns) - Math.floor(from / columns);
  switch (direction) {
    case "left":
      return { along: -dx, across: Math.abs(dy) };
    case "right":
      return { along: dx, across: Math.abs(dy) };
    case "up":
      return { along: -dy, across: Math.abs(dx) };
    case "down":
      return { along: dy, across: Math.abs(dx) };
  }
}
