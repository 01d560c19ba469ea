/** The columns of Kensington that moves and sentences speak of. */
import { NOWHERE, type Places } from "../../lib/cited-places.svelte";
import type { PlacesInWords } from "..";
import type { Refused } from "../../lib/server-types";
import { read } from "./notation";
import type { Turn } from "./turns-from-log";

/** The column on which a tile is laid with its left end. */
export function columnOfMove(text: string, seat: number): Places {
  const said = read(text);
  return said.kind === "lay" ? { seat, names: [String(said.column)] } : NOWHERE;
}

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

const named = (seat: number | null, names: readonly string[]): Places => (names.length ? { seat, names } : NOWHERE);

/** All columns that a tile was laid on, as the sentence counts them. */
export const placesTold: PlacesInWords["placesTold"] = ({ seat, phrase: { facts } }) => {
  const [first, last] = [Number(facts.column), Number(facts.last)];
  const isLaid = facts.column !== undefined && facts.last !== undefined;
  return named(seat, isLaid ? Array.from({ length: last - first + 1 }, (_, i) => String(first + i)) : []);
};

/** Those of a whole turn. */
export function placesOfTurn({ seat, steps }: Turn): Places {
  return named(
    seat,
    steps.flatMap(({ phrase }) => placesTold({ seat, text: "", phrase }).names),
  );
}

/** The column that a line names; the squares of a cat, which it only tells of. */
export const placesScored: PlacesInWords["placesScored"] = ({ seat, facts, spaces }) =>
  named(seat, facts.column === undefined ? spaces : [String(facts.column)]);
