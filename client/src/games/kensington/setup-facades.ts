/** Façades and warehouses in the text of a position: read, drawn and changed. */
import { rowsIn, withRows, wordsOf, type Form } from "../../lib/position-fields";
import { letDown, type LetDown } from "./where-pictured-tiles-land";
import { spanOf } from "./geometry";
import { tileNamed, type Board, type Standing } from "./model";
import { read } from "./notation";

/** A tile of a façade, and which word of its row names it. */
export interface Written extends LetDown {
  word: number;
}

type Rows = "facades" | "stored";

/** A row for each seat; null where there are more or fewer of them. */
export function rowsOfSeats(form: Form, name: Rows, seats: number): string[][] | null {
  const rows = rowsIn(form, name).map(wordsOf);
  if (!rows.length) return Array.from({ length: seats }, () => []);
  return rows.length === seats ? rows : null;
}

/** The tiles of a row where they come to lie; of those that cannot be read, the rules tell what is wrong. */
export function writtenTiles(board: Board, words: readonly string[]): Written[] {
  const known = words.flatMap((text, word) => {
    const said = read(text);
    return said.kind === "lay" && tileNamed(board, said.tile) >= 0 ? [{ text, word }] : [];
  });
  const laid = letDown(
    board,
    [],
    known.map(({ text }) => text),
  );
  return laid.map((each, i) => ({ ...each, word: known[i]?.word ?? 0 }));
}

export function withWord(form: Form, name: Rows, rows: readonly string[][], seat: number, text: string): Form {
  return withRows(
    form,
    name,
    rows.map((words, i) => (i === seat ? [...words, text] : words)),
  );
}

export function withoutWord(form: Form, name: Rows, rows: readonly string[][], seat: number, word: number): Form {
  return withRows(
    form,
    name,
    rows.map((words, i) => (i === seat ? words.filter((_, at) => at !== word) : words)),
  );
}

/** The uppermost tile of a column. */
export function topOf(written: readonly Written[], column: number): Written | null {
  const height = ({ cells }: Written): number =>
    Math.max(-1, ...cells.filter(([x]) => x === column).map(([, floor]) => floor));
  const [top] = written.filter((each) => height(each) >= 0).toSorted((a, b) => height(b) - height(a));
  return top ?? null;
}

/** "-2:3" is the third floor two columns to the left of the door. */
export function squareNames({ cells }: Written): string[] {
  return cells.map(([column, floor]) => `${column}:${floor + 1}`);
}

/** How many of each tile lie open. */
export function tilesUsed(board: Board, words: readonly string[]): number[] {
  const used = board.tiles.map(() => 0);
  for (const text of words) {
    const said = read(text);
    const tile = tileNamed(board, said.kind === "lay" ? said.tile : text);
    if (used[tile] !== undefined) used[tile] += 1;
  }
  return used;
}

const STEP = 5;
const FREE = 2;

/** Room for more on both sides, in large steps: what is pressed does not move away under the finger at every tile. */
export function roomFor(tiles: readonly Standing[]): { left: number; right: number } {
  const { left, right } = spanOf(tiles);
  const reach = (columns: number): number => STEP * Math.ceil((columns + FREE) / STEP);
  return { left: -reach(-left), right: reach(right) };
}
