import { describe, expect, it } from "vitest";
import { CELL } from "../../../src/games/bella_vista/geometry";
import { squareAt, type Cell } from "../../../src/games/bella_vista/model";
import { placeTags } from "../../../src/games/bella_vista/score-tags";

const half = { x: 25, y: 15 };
const row = (number: number, columns: readonly number[]): Cell[] => columns.map((column) => [number, column] as const);

/** Whether a tag lies over the middle of a cell. */
const covers = ({ at }: { at: { x: number; y: number } }, [r, c]: Cell): boolean =>
  Math.abs(at.x - (c + 0.5) * CELL) < half.x && Math.abs(at.y - (r + 0.5) * CELL) < half.y;

it("is not written over a park that a line is not about", () => {
  const others = new Set([...row(2, [0, 1, 2, 3]), ...row(3, [0, 1, 2, 3])].map((cell) => squareAt(cell) ?? -1));
  const room = { width: 4, height: 4, built: new Set<number>() };
  const beside = { cells: row(1, [0, 1, 2, 3]), half };
  const above = (tag: { at: { y: number } } | undefined): boolean => (tag?.at.y ?? 0) < CELL;
  expect(placeTags([beside], room).map(above)).toEqual([false]);
  expect(placeTags([{ ...beside, others }], room).map(above)).toEqual([true]);
});

describe("what lines bring", () => {
  const groups = [row(2, [2, 3]), row(3, [2, 3]), row(4, [2])];
  const built = new Set(groups.flat().map((cell) => squareAt(cell) ?? -1));
  const tags = placeTags(
    groups.map((cells) => ({ cells, half })),
    { width: 8, height: 8, built },
  );

  it("is written over none of the squares that count", () => {
    for (const tag of tags) for (const cell of groups.flat()) expect(covers(tag, cell)).toBe(false);
  });

  it("is never written over what another line brings", () => {
    for (const a of tags)
      for (const b of tags)
        if (a !== b)
          expect(Math.abs(a.at.x - b.at.x) >= 2 * half.x || Math.abs(a.at.y - b.at.y) >= 2 * half.y).toBe(true);
  });

  it("stays within the drawing and points to a square of its own", () => {
    tags.forEach(({ at, of }, i) => {
      expect(at.x >= half.x && at.x <= 8 * CELL - half.x && at.y <= 8 * CELL).toBe(true);
      expect(groups[i]).toContainEqual([Math.floor(of.y / CELL), Math.floor(of.x / CELL)]);
    });
  });
});
