/** Moves as text, and the legal ones sorted by what they are about. */
import type { Offered } from "../../lib/server-types";

export type Said =
  | { kind: "take"; back: string }
  | { kind: "buy"; seat: number; tile: string }
  | { kind: "skip" }
  | { kind: "lay"; tile: string; turn: number; column: number }
  | { kind: "finish"; keep: boolean }
  | { kind: "draw"; tile: string }
  | { kind: "other" };

const TILE = "([-+^][A-Z][1-9][BC]?|[=|])";
const TAKE = /^\?(\^?[A-Z][1-9]|=|\^|\.\*?)$/;
const BUY = new RegExp(`^\\$([1-9]):${TILE}$`);
const LAY = new RegExp(`^${TILE}(?:/([1-3]))?@([+-]?\\d{1,2})$`);
const DRAW = new RegExp(`^!${TILE}$`);

export function read(text: string): Said {
  if (text === "~") return { kind: "skip" };
  if (text === "." || text === ".+") return { kind: "finish", keep: text === ".+" };
  const lay = LAY.exec(text);
  if (lay) return { kind: "lay", tile: lay[1] ?? "", turn: Number(lay[2] ?? 0), column: Number(lay[3]) };
  const take = TAKE.exec(text);
  if (take) return { kind: "take", back: take[1] ?? "" };
  const buy = BUY.exec(text);
  if (buy) return { kind: "buy", seat: Number(buy[1]) - 1, tile: buy[2] ?? "" };
  const draw = DRAW.exec(text);
  return draw ? { kind: "draw", tile: draw[1] ?? "" } : { kind: "other" };
}

export const writeTake = (back: string): string => `?${back}`;
export const writeBuy = (seat: number, tile: string): string => `$${seat + 1}:${tile}`;
export function writeLay(tile: string, turn: number, column: number): string {
  return `${tile}${turn ? `/${turn}` : ""}@${column}`;
}

/** A tile that may be laid: its left edge, its way, and the points it brings at once. */
export interface LayOffer {
  text: string;
  points: number;
  column: number;
  turn: number;
}

export interface Offers {
  /** Takes, buys and the skipped take, by their text. */
  takes: ReadonlySet<string>;
  /** By the name of the tile. */
  lays: ReadonlyMap<string, readonly LayOffer[]>;
  finish: string | null;
  keep: string | null;
}

export function sorted(moves: readonly Offered[]): Offers {
  const takes = new Set<string>();
  const lays = new Map<string, LayOffer[]>();
  let finish: string | null = null;
  let keep: string | null = null;
  for (const { text, points } of moves) {
    const said = read(text);
    if (said.kind === "lay") {
      const { tile, turn, column } = said;
      lays.set(tile, [...(lays.get(tile) ?? []), { text, points, column, turn }]);
    } else if (said.kind === "finish") {
      if (said.keep) keep = text;
      else finish = text;
    } else if (said.kind !== "other") takes.add(text);
  }
  return { takes, lays, finish, keep };
}
