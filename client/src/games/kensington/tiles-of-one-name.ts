/** Tiles that people call the same, such as two L-shapes that are turned: told apart by where they lie. */
import type { Board } from "./model";

/** What somebody may build with: the places of a warehouse, and the tile just taken. */
export interface Lying {
  stored: readonly number[];
  taken: number | null;
}

export type Place = "left" | "right" | "stored" | "taken" | "bought";

/** Where a tile lies, if another one there has the same name; a tile that is nowhere yet is bought first. */
export function placeOfNamesake(tile: number, board: Board, { stored, taken }: Lying): Place | null {
  const name = (at: number): string => JSON.stringify(board.tiles[at]?.word);
  const isNamesake = (at: number): boolean => at !== tile && name(at) === name(tile);
  if (![...stored, ...(taken === null ? [] : [taken])].some(isNamesake)) return null;
  if (taken === tile) return "taken";
  const at = stored.indexOf(tile);
  if (at < 0) return "bought";
  if (!stored.some(isNamesake)) return "stored";
  return at === 0 ? "left" : "right";
}
