/** The moves tried from a position, as a tree: first the position itself; each move knows what it follows. */
import type { Phrase, Told } from "../lib/server-types";

export interface Arrow {
  from: string;
  to: string;
}

export interface Tried {
  /** The entry it follows; -1 for the position itself. */
  readonly after: number;
  readonly move: string;
  readonly comment: string;
  readonly arrows: readonly Arrow[];
}

export type Lines = readonly Tried[];

export const MOST_TRIED = 120;
export const LONGEST_LINE = 60;
export const LONGEST_COMMENT = 280;
export const MOST_ARROWS = 12;

export const ONLY_POSITION: Lines = [{ after: -1, move: "", comment: "", arrows: [] }];

/** The moves that lead from the position to an entry. */
export function movesTo(lines: Lines, at: number): string[] {
  const moves: string[] = [];
  for (let entry = lines[at]; entry && entry.after >= 0; entry = lines[entry.after]) moves.unshift(entry.move);
  return moves;
}

export function triedAfter(lines: Lines, at: number): number[] {
  return lines.flatMap((entry, i) => (entry.after === at ? [i] : []));
}

/** The entry of a move that was tried here before. */
export function knownAfter(lines: Lines, at: number, move: string): number | null {
  return triedAfter(lines, at).find((i) => lines[i]?.move === move) ?? null;
}

export function isFull(lines: Lines, at: number): boolean {
  return lines.length > MOST_TRIED || movesTo(lines, at).length >= LONGEST_LINE;
}

export function withMove(lines: Lines, after: number, move: string): Lines {
  return [...lines, { after, move, comment: "", arrows: [] }];
}

export function withNotes(lines: Lines, at: number, notes: Partial<Pick<Tried, "comment" | "arrows">>): Lines {
  return lines.map((entry, i) => (i === at ? { ...entry, ...notes } : entry));
}

/** Without a move and all that follows it; those after them move up. */
export function withoutBranch(lines: Lines, at: number): Lines {
  const gone = new Set([at]);
  lines.forEach((entry, i) => gone.has(entry.after) && gone.add(i));
  const kept = lines.flatMap((_, i) => (gone.has(i) ? [] : [i]));
  return kept.map((i) => ({ ...lines[i]!, after: kept.indexOf(lines[i]!.after) }));
}

/** The same moves lead to the same position, whatever was tried beside them. */
export const lineKey = (moves: readonly string[]): string => moves.join(" ");

/** What was told of each move of a line, by the line that ends with it. */
export function toldOfMoves(moves: readonly string[], told: readonly Told[]): [string, Phrase][] {
  const decided = told.filter(({ seat, text }) => seat !== null && text !== "");
  return decided.slice(0, moves.length).map(({ phrase }, i) => [lineKey(moves.slice(0, i + 1)), phrase]);
}

export interface Row {
  at: number;
  /** How many branches deep: a line that only goes on stays where it is. */
  depth: number;
}

/** In reading order: what was tried first goes on, what was tried instead stands below it, further in. */
export function rowsOf(lines: Lines): Row[] {
  const rows: Row[] = [];
  const walk = (at: number, depth: number): void => {
    const [first, ...others] = triedAfter(lines, at);
    if (first === undefined) return;
    rows.push({ at: first, depth });
    for (const other of others) {
      rows.push({ at: other, depth: depth + 1 });
      walk(other, depth + 1);
    }
    walk(first, depth);
  };
  walk(0, 0);
  return rows;
}

export function hasNotes({ comment, arrows }: Tried): boolean {
  return comment !== "" || arrows.length > 0;
}
