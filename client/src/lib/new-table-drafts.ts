/** What was set for a table that is not opened yet: whoever reads the rules meanwhile finds it again. */
import type { NewSeat } from "./new-table-seats";
import type { TableWish } from "./server-types";

export interface UnopenedTable {
  newSeats: NewSeat[];
  edition: string;
  options: TableWish["options"] | null;
  first: number | "lots";
}

const byGame = new Map<string, UnopenedTable>();
let chosen: string | null = null;

export function leaveUnopened(game: string, table: UnopenedTable): void {
  byGame.set(game, table);
  chosen = game;
}

export function forgetUnopened(): void {
  byGame.clear();
  chosen = null;
}

export const unopened = (game: string): UnopenedTable | undefined => byGame.get(game);

/** The game whose table was being set up last. */
export const lastUnopened = (): string | null => chosen;
