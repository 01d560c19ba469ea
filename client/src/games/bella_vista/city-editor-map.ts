/** A city that is being put together: tiles laid on a map of blocks. Plain functions, tested. */
import { phrase } from "../../lib/fluent-messages";
import type { Fact, Phrase } from "../../lib/server-types";
import { ROW, type Board } from "./model";

export interface Laid {
  mark: string;
  row: number;
  column: number;
  turned: boolean;
}
export type Parts = Board["parts"];
export interface Spot {
  row: number;
  column: number;
}

export const OUTSIDE = ".";

/** Blocks to a side of the table. */
export function sideOf({ unit }: Pick<Parts, "unit">): number {
  return Math.floor(ROW / unit);
}

/** How many blocks a tile takes, down and across. */
export function sizeOf(parts: Parts, mark: string, turned: boolean): { rows: number; columns: number } {
  const kind = parts.tiles.find((tile) => tile.mark === mark)?.kind ?? "district";
  const [height, width] = parts.sizes[kind] ?? [parts.unit, parts.unit];
  const [rows, columns] = [height / parts.unit, width / parts.unit];
  return turned ? { rows: columns, columns: rows } : { rows, columns };
}

/** A tile as near to a block as the table allows. */
export function within(parts: Parts, tile: Laid): Laid {
  const { rows, columns } = sizeOf(parts, tile.mark, tile.turned);
  const side = sideOf(parts);
  return { ...tile, row: Math.min(tile.row, side - rows), column: Math.min(tile.column, side - columns) };
}

export function covers(parts: Parts, tile: Laid, { row, column }: Spot): boolean {
  const { rows, columns } = sizeOf(parts, tile.mark, tile.turned);
  return row >= tile.row && row < tile.row + rows && column >= tile.column && column < tile.column + columns;
}

/** The topmost tile on a block. */
export function tileAt(parts: Parts, laid: readonly Laid[], spot: Spot): Laid | undefined {
  return laid.findLast((tile) => covers(parts, tile, spot));
}

/** The map as the house writes it: rows of marks, later tiles over earlier ones. */
export function mapOf(parts: Parts, laid: readonly Laid[]): string {
  const side = Array.from({ length: sideOf(parts) }, (_, i) => i);
  return side
    .map((row) => side.map((column) => tileAt(parts, laid, { row, column })?.mark ?? OUTSIDE).join(""))
    .join("/");
}

/** The tiles of a map whose tiles are whole. */
export function laidIn(parts: Parts, map: string): Laid[] {
  const rows = map.trim().split(/[\s/]+/);
  return parts.tiles.flatMap(({ mark }) => {
    const row = rows.findIndex((line) => line.includes(mark));
    if (row < 0) return [];
    const line = rows[row] ?? "";
    const across = [...line].filter((each) => each === mark).length;
    return [{ mark, row, column: line.indexOf(mark), turned: across !== sizeOf(parts, mark, false).columns }];
  });
}

/** In the middle of the table there is room on all sides. */
export function centred(parts: Parts, laid: readonly Laid[]): Laid[] {
  const bottom = Math.max(...laid.map((tile) => tile.row + sizeOf(parts, tile.mark, tile.turned).rows));
  const right = Math.max(...laid.map((tile) => tile.column + sizeOf(parts, tile.mark, tile.turned).columns));
  const [down, across] = [bottom, right].map((most) => Math.max(0, Math.floor((sideOf(parts) - most) / 2)));
  return laid.map((tile) => ({ ...tile, row: tile.row + (down ?? 0), column: tile.column + (across ?? 0) }));
}

/** The tiles that lie over others: the editor knows where each was laid, of which the map shows only the upper one. */
export function overlapsIn(parts: Parts, laid: readonly Laid[]): Problem[] {
  return laid.flatMap((under, i) =>
    laid.slice(i + 1).flatMap((over) => {
      const shared = blocksOf(parts, under).find((spot) => covers(parts, over, spot));
      if (!shared) return [];
      const facts = { row: shared.row + 1, column: shared.column + 1, mark: under.mark, over: over.mark };
      return [{ phrase: phrase("bella-tile-under", facts), spot: shared }];
    }),
  );
}

function blocksOf(parts: Parts, tile: Laid): Spot[] {
  const { rows, columns } = sizeOf(parts, tile.mark, tile.turned);
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: tile.row + Math.floor(i / columns),
    column: tile.column + (i % columns),
  }));
}

export interface Problem {
  phrase: Phrase;
  spot: Spot | null;
}

/** What the house finds wrong with a map; it counts rows and columns as they were sent. */
export function problemsIn(trouble: Phrase): Problem[] {
  const reason = phraseIn(trouble.facts.reason);
  const problems = phraseIn(reason?.facts.problems);
  return problems ? oneByOne(problems).map(placed) : [{ phrase: trouble, spot: null }];
}

/** Several faults hold one another: the first, and all others. */
function oneByOne(found: Phrase): Phrase[] {
  if (found.key !== "bella-city-faults") return [found];
  return [found.facts.fault, found.facts.others].flatMap((each) => {
    const inner = phraseIn(each);
    return inner ? oneByOne(inner) : [];
  });
}

const phraseIn = (fact: Fact | undefined): Phrase | null => (typeof fact === "object" && "key" in fact ? fact : null);

function placed(found: Phrase): Problem {
  const { row, column } = found.facts;
  const known = typeof row === "number" && typeof column === "number";
  return { phrase: found, spot: known ? { row: row - 1, column: column - 1 } : null };
}
