/** Squares as moves name them: a letter for the column, a number for the row. */
import type { Offered } from "../lib/server-types";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SQUARE = /[a-z]\d{1,2}/g;

export function columnName(column: number): string {
  return LETTERS[column] ?? "";
}

export function squareName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

export function squaresIn(text: string): string[] {
  return text.match(SQUARE) ?? [];
}

export function namesSquare(square: string, { text }: Offered): boolean {
  return squaresIn(text).includes(square);
}

/** A move as the legal ones are written, but on this square: the rules can say why it is not one of them. */
export function moveOn(square: string, moves: readonly Offered[]): string | null {
  const pattern = moves.find(({ text }) => squaresIn(text).length === 1);
  return pattern ? pattern.text.replace(SQUARE, square) : null;
}
