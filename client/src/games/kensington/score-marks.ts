/** What the score walk writes on a façade: what stands in the light, numbered, and which roofs are missing. */
import type { ScoreLine } from "../../lib/server-types";
import { middleOf, perch, UNIT } from "./geometry";
import { cellNamed, cellsOf, type Cell, type FacadeColumn, type Standing } from "./model";
import type { Part } from "./score-steps";

export interface Mark {
  cell: Cell;
  text: string;
  /** On the square, in its corner, above the column, above the bird on it, or in the street below it. */
  at: "square" | "corner" | "above" | "over-bird" | "street";
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

/** Every window of a roofed column carries its running number in its corner: the last one is the score. */
function windows({ tiles, columns }: CountedFacade): Light[] {
  const panes = tiles.filter(({ face }) => face.kind === "window").flatMap(cellsOf);
  let number = 0;
  return columns
    .filter(({ roofed, windows: any }) => roofed && any)
    .map((column) => {
      const own = panes.filter(([x]) => x === column.column).sort((a, b) => a[1] - b[1]);
      return columnLight(
        column,
        own.map((cell) => ({ cell, text: String((number += 1)), at: "corner" })),
      );
    });
}

/** So much larger than drawn a number may be on every square. */
const LARGEST_ON_EVERY_SQUARE = 1.5;

const inStreet = (column: number, text: string): Mark => ({ cell: [column, 0], text, at: "street" });

/** A dot on every window, and in the street how many a column has. */
function countedBelow(light: Light): Light {
  const dots: Mark[] = light.marks.map((mark) => ({ ...mark, text: "" }));
  return { ...light, marks: [...dots, inStreet(light.column, String(dots.length))] };
}

/** The number of a column below it instead of on its roof. */
const numberedBelow = (light: Light): Light => ({
  ...light,
  marks: light.marks.map(({ text }) => inStreet(light.column, text)),
});

/** For a façade so small that numbers on every square would hide what they count. */
export function readable(part: Part, lights: readonly Light[], scale: number): Light[] {
  const below = { windows: countedBelow, full: numberedBelow }[part as string];
  return below && scale > LARGEST_ON_EVERY_SQUARE ? lights.map(below) : [...lights];
}

/** A number in the corner of a square, in units from the upper left one, and how wide and high it is by itself. */
interface CornerSign {
  x: number;
  y: number;
  wide: number;
  high: number;
}
/** The part of a window that a cat takes: its ears, its ground, and the tip of its tail. */
export const CAT = { top: 28, bottom: 61, left: 24, right: 52 };
const WIDE = { roomy: 28, tight: 22 };
const HIGH = { roomy: 26, tight: 22 };
const SECOND_DIGIT = 8;

/**
 * In the upper right corner, over the ears of a cat. A large one reaches out, as tight as it can be read, between the
 * cats of the floor above.
 */
export function cornerSign(text: string, size: number): CornerSign {
  const isOut = CAT.top - HIGH.roomy * size < CAT.bottom - UNIT;
  const room = isOut ? "tight" : "roomy";
  const [wide, high] = [WIDE[room] + (text.length > 1 ? SECOND_DIGIT : 0), HIGH[room]];
  const left = isOut ? CAT.right : UNIT - wide * size;
  return { x: left + (wide * size) / 2, y: CAT.top - (high * size) / 2, wide, high };
}

/** One light for each line, with what it brings in the corner of its first square. */
function doors({ lines }: CountedFacade): Light[] {
  return lines
    .flatMap((line) => {
      const cells = spacesOf(line);
      const [cell] = cells;
      const mark = (at: Cell): Mark => ({ cell: at, text: String(line.points), at: "corner" });
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
      inStreet(column.column, String(column.height)),
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
      marks: [{ cell: cat, text: String(i + 1), at: "corner" }],
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
