/** The board and the view of Sunrise Lane, as the server sends them. */
import type { Board, ColourData, House, Park, Square } from "./server-types";

export type { Area, Board, Square, View } from "./server-types";

export type ColourName = ColourData["name"];
export type Building = House | Park;

/** A space has one of the colours of the board; ponds, gardens and the fountain have none. */
export function colourOf(square: Square | undefined): ColourName | null {
  return (square?.colour ?? null) as ColourName | null;
}

/** Two squares with a side in common. */
export function areNeighbours(board: Board, one: number, other: number): boolean {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return high - low === board.width || (high - low === 1 && high % board.width > 0);
}

/** The letters of the CSS variables: --sY, --sYm, --sYd and so on. */
export const TONE: Record<ColourName, string> = {
  yellow: "Y",
  green: "G",
  red: "R",
  blue: "B",
  pink: "P",
};
