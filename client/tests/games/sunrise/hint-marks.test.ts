import { describe, expect, it } from "vitest";
import { chevronBetween } from "../../../src/games/sunrise/chevrons";
import { CELL } from "../../../src/games/sunrise/geometry";
import { gainAt, gainSide, hintedSpaces } from "../../../src/games/sunrise/hint-marks";
import type { Board } from "../../../src/games/sunrise/model";

const names = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const board = { width: 3, height: 3, squares: names.map((name) => ({ name })) } as Board;
const spot = (name: string) => hintedSpaces(board, [name], 0)[0] ?? { x: -1, y: -1 };

describe("a hint on the town", () => {
  it("shows what would stand on each of its spaces, and nothing for the end of the turn", () => {
    const found = hintedSpaces(board, ["b2=3", "c2@R", "z9", "."], 1);
    expect(found).toEqual([
      { space: "b2", building: { type: "house", seat: 1, floors: 3 }, x: CELL.width, y: CELL.height },
      { space: "c2", building: { type: "park" }, x: 2 * CELL.width, y: CELL.height },
    ]);
  });

  it.each([
    ["above", ["b2"]],
    ["below", ["b1", "b2"]],
    ["below", ["a1"]],
    ["right", ["b1", "b3", "b2"]],
    ["left", ["c1", "c3", "c2"]],
    ["above", ["a2", "c2", "b1", "b3", "b2"]],
  ] as const)("has its gain %s of the last space, where it covers no other if it can", (side, path) => {
    expect(gainSide(board, path.map(spot))).toBe(side);
  });

  it("has its gain where nothing stands, if it can", () => {
    const built = new Set(["b1"].map((name) => JSON.stringify([spot(name).x, spot(name).y])));
    const isBuilt = ({ x, y }: { x: number; y: number }): boolean => built.has(JSON.stringify([x, y]));
    expect(gainSide(board, [spot("b2")], isBuilt)).toBe("below");
    expect(gainSide(board, [spot("b2")], () => true)).toBe("above");
  });

  it("places the gain off its last space", () => {
    const at = { x: 56, y: 48 };
    expect(gainAt(at, "above")).toEqual({ x: 84, y: 47, hangs: false, isBeside: false });
    expect(gainAt(at, "below")).toEqual({ x: 84, y: 96, hangs: true, isBeside: false });
    expect(gainAt(at, "right").x).toBe(84 + CELL.width);
    expect(gainAt(at, "left")).toMatchObject({ x: 84 - CELL.width, isBeside: true });
  });

  it("leads from one space to the next by a chevron half-way between", () => {
    expect(chevronBetween({ x: 0, y: 0 }, { x: 0, y: CELL.height })).toBe(
      `translate(${CELL.width / 2},${CELL.height}) rotate(90)`,
    );
  });
});
