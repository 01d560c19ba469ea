import { describe, expect, it } from "vitest";
import { SCENE, spotIn } from "../../src/lib/town-perspective";

const GRID = { columns: 10, rows: 4 };

describe("a town seen from its street", () => {
  it("fills the width of the picture in the front row", () => {
    expect(spotIn(GRID, 0, 3).x).toBe(0);
    expect(spotIn(GRID, 10, 3).x).toBe(SCENE.width);
  });

  it("is smaller, higher up and nearer to the middle farther back", () => {
    const [back, front] = [spotIn(GRID, 1, 0), spotIn(GRID, 1, 3)];
    expect(back.scale).toBeLessThan(front.scale);
    expect(back.y).toBeLessThan(front.y);
    expect(back.x).toBeGreaterThan(front.x);
    expect(front.y).toBeLessThan(SCENE.street);
  });

  it("stands in the front where there is but one row", () => {
    expect(spotIn({ columns: 2, rows: 1 }, 1, 0)).toEqual({ x: SCENE.width / 2, y: spotIn(GRID, 0, 3).y, scale: 1 });
  });
});
