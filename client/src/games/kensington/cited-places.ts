/** The columns of Kensington that moves and sentences speak of. */
import { NOWHERE, type Places } from "../../lib/cited-places.svelte";
import type { Refused } from "../../lib/server-types";
import { read, type Said } from "./notation";

/** The columns where these moves laid tiles with their left ends. */
export function columnsOf(moves: readonly Said[], seat: number | null): Places {
  const names = moves.flatMap((said) => (said.kind === "lay" ? [String(said.column)] : []));
  return names.length ? { seat, names } : NOWHERE;
}

export const columnOfMove = (text: string, seat: number): Places => columnsOf([read(text)], seat);

/** Where a refused tile is drawn: the squares that it would take, otherwise its column. */
export function placesOfRefusedTile(refused: Refused | null): string[] {
  if (!refused) return [];
  const said = read(refused.text);
  if (refused.refusal.spaces.length) return [...refused.refusal.spaces];
  return said.kind === "lay" ? [String(said.column)] : [];
}

/** The gaps and columns that a refusal names. */
export function placesRefused(refused: Refused | null): string[] {
  const { gaps, columns } = refused?.refusal.facts ?? {};
  // A bare number counts columns and names none.
  return [gaps, columns].flatMap((names) => (Array.isArray(names) ? names.map(String) : []));
}
