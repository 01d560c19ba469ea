/** What the score walk writes on a façade: what stands in the light, numbered, and which roofs are missing. */
import type { ScoreLine } from "../../lib/server-types";
import { middleOf, perch, UNIT } from "./geometry";
import { cellNamed, cellsOf, type Cell, type FacadeColumn, type Standing } from "./model";
import type { Part } from "./score-steps";

export interface Mark {
  cell: Cell;
  text: string;
  /** On the square, above the column, above the bird on it, or in the street below it. */
  at: "square" | "above" | "over-bird" | "street";
}

/** Lit together, one light after the other: a column up to the sky, or some squares. */
export interface Light {
  column: number;
  cells: Cell[];
  whole: boolean;
  /** It is not enough that the rest is under paper. */
  ringed: boolean;
  marks: Mark[];
}

export interface CountedFacade {
  tiles: readonly Standing[];
  /** Counted from the starting door, from the left to the right. */
  columns: readonly FacadeColumn[];
  /** The lines of this façade for the part of the score that is looked at. */
  lines: readonly ScoreLine[];
}

const upTo = (column: number, height: number): Cell[] => Array.from({ length: height }, (_, floor) => [column, floor]);
const spacesOf = (line: ScoreLine): Cell[] => line.spaces.map(cellNamed).filter((cell) => cell !== null);
const byColumn = (a: { column: number }, b: { column: number }): number => a.column - b.column;

function columnLight({ column, height }: FacadeColumn, marks: Mark[], ringed = false): Light {
  return { column, cells: upTo(column, height), whole: true, ringed, marks };
}

/** Every window of a roofed column carries its running number: the last one is the score. */
function windows({ tiles, columns }: CountedFacade): Light[] {
  const panes = tiles.filter(({ face }) => face.kind === "window").flatMap(cellsOf);
  let number = 0;
  return columns
    .filter(({ roofed, windows: any }) => roofed && any)
    .map((column) => {
      const own = panes.filter(([x]) => x === column.column).sort((a, b) => a[1] - b[1]);
      return columnLight(
        column,
        own.map((cell) => ({ cell, text: String((number += 1)), at: "square" })),
      );
    });
}

/** So much larger than drawn numbers may be to stay on their squares. */
export const LARGEST_ON_SQUARES = 2;

/** For a façade too small for a number on every window: a dot there, and in the street how many a column has. */
export function countedBelow(lights: readonly Light[]): Light[] {
  return lights.map((light) => {
    const dots: Mark[] = light.marks.map((mark) => ({ ...mark, text: "" }));
    return { ...light, marks: [...dots, { cell: [light.column, 0], text: String(dots.length), at: "street" }] };
  });
}

/** One light for each line, with what it brings on its first square. */
function doors({ lines }: CountedFacade): Light[] {
  return lines
    .flatMap((line) => {
      const cells = spacesOf(line);
      const [cell] = cells;
      const mark = (at: Cell): Mark => ({ cell: at, text: String(line.points), at: "square" });
      return cell ? [{ column: cell[0], cells, whole: false, ringed: true, marks: [mark(cell)] }] : [];
    })
    .sort(byColumn);
}

/** Whether a bird stands where a sign above this square would be, or half beside it. */
function isUnderBird([column, floor]: Cell, tiles: readonly Standing[]): boolean {
  return tiles.some((tile) => {
    if (!tile.face.bird) return false;
    const { x, y } = perch(cellsOf(tile));
    return y === -(floor + 1) * UNIT && Math.abs(x - (column + 0.5) * UNIT) < UNIT;
  });
}

/** The column of each height, in the order of the words beside it: what it brought above, its height below. */
function heights({ tiles, columns, lines }: CountedFacade): Light[] {
  return lines.flatMap((line) => {
    const [top] = spacesOf(line);
    const column = columns.find((each) => each.column === top?.[0]);
    if (!top || !column) return [];
    const marks: Mark[] = [
      { cell: top, text: `+${line.points}`, at: isUnderBird(top, tiles) ? "over-bird" : "above" },
      { cell: [column.column, 0], text: String(column.height), at: "street" },
    ];
    return [columnLight(column, marks, true)];
  });
}

function cats({ lines }: CountedFacade): Light[] {
  return lines
    .map((line) => {
      const cells = spacesOf(line);
      return { cells, cat: middleOf(cells), column: middleOf(cells)[0] };
    })
    .sort(byColumn)
    .map(({ cells, cat, column }, i) => ({
      column,
      cells,
      whole: false,
      ringed: true,
      marks: [{ cell: cat, text: String(i + 1), at: "square" }],
    }));
}

/** Numbers on the roofs of a façade without an open column. */
function full({ columns, lines }: CountedFacade): Light[] {
  if (!lines.length) return [];
  return columns.map((column, i) =>
    columnLight(column, [{ cell: [column.column, column.height - 1], text: String(i + 1), at: "square" }]),
  );
}

const LIGHTS: Record<Part, (facade: CountedFacade) => Light[]> = { windows, doors, heights, cats, full };

export function lightsOf(part: Part, facade: CountedFacade): Light[] {
  return LIGHTS[part](facade);
}

/** Open columns side by side: where their roofs are missing, and where that is said without hiding a number. */
export interface Gap {
  roofs: Cell[];
  sign: Cell;
}

/** Where roofs are missing, wherever that costs points. */
export function openRoofs(part: Part, { columns }: Pick<CountedFacade, "columns">): Gap[] {
  if (part !== "windows" && part !== "full") return [];
  const gaps: Cell[][] = [];
  for (const { column, height, roofed } of columns) {
    if (roofed) continue;
    const last = gaps.at(-1);
    if (last?.at(-1)?.[0] === column - 1) last.push([column, height]);
    else gaps.push([[column, height]]);
  }
  return gaps.map((roofs) => ({ roofs, sign: signOver(roofs, columns) }));
}

/** The floors below the signs over missing roofs: at every step, so that the façade keeps its size. */
export function floorsOfSigns(columns: readonly FacadeColumn[]): number {
  const gaps = openRoofs("windows", { columns });
  return Math.max(0, ...gaps.flatMap(({ roofs, sign }) => [sign[1], ...roofs.map(([, floor]) => floor + 1)]));
}

/** So many columns on each side a sign is wide. */
const SIGN_REACH = 2;

/** Over the middle of a gap, higher than the columns beside that. */
function signOver(roofs: readonly Cell[], columns: readonly FacadeColumn[]): Cell {
  const [middle, floor] = roofs[Math.floor(roofs.length / 2)] ?? [0, 0];
  const beside = columns.filter(({ column }) => column !== middle && Math.abs(column - middle) <= SIGN_REACH);
  return [middle, Math.max(floor, ...beside.map(({ height }) => height))];
}

const APART = 260;
const LONGEST = 2500;

/** Milliseconds from one light to the next: long steps speed up. */
export function pace(lights: number): number {
  return Math.min(APART, LONGEST / Math.max(1, lights));
}
