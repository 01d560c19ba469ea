/** A town seen from the street before it: what lies farther back is smaller, higher up and nearer to the middle. */

/** The picture: its size, and where the street begins. */
export const SCENE = { width: 950, height: 700, street: 674 };
/** How much of the front's width the last row at the back keeps, and where it stands. */
const BACK = { scale: 0.62, y: 486 };
const FRONT = { scale: 1, y: 662 };

export interface Spot {
  x: number;
  y: number;
  scale: number;
}
export interface Grid {
  columns: number;
  rows: number;
}

/** Pixels between two columns in the front row. */
export function pitch({ columns }: Grid): number {
  return SCENE.width / columns;
}

/** Where a building stands whose middle is at that column; rows count from the back, from 0. */
export function spotIn(grid: Grid, column: number, row: number): Spot {
  const near = grid.rows > 1 ? row / (grid.rows - 1) : 1;
  const between = (back: number, front: number): number => back + (front - back) * near;
  const scale = between(BACK.scale, FRONT.scale);
  return {
    x: SCENE.width / 2 + (column - grid.columns / 2) * pitch(grid) * scale,
    y: between(BACK.y, FRONT.y),
    scale,
  };
}
