/** The squares and slots of Bella Vista that moves and sentences speak of. */
import { NOWHERE, type Places } from "../../lib/cited-places.svelte";
import type { PlacesInWords } from "..";
import type { Hint, Told } from "../../lib/server-types";
import { squareAt, type Board } from "./model";
import { namesOf, type LegalPlaces } from "./legal-places";
import { read } from "./notation";

/** Slots are counted from 1, as sentences count them. */
export const slotName = (slot: number): string => `slot ${slot}`;

const shared = (names: readonly string[]): Places => (names.length ? { seat: null, names } : NOWHERE);

/** A move that may be made now: the slot, or every square that the building would cover. */
export function placesOfMove(text: string, board: Board, legal: LegalPlaces | null): Places {
  const said = read(text);
  if (said.kind === "offer") return shared([slotName(said.slot + 1)]);
  const { nameOf } = namesOf(board);
  const cells = legal?.every.find((place) => place.text === text)?.cells ?? [];
  return shared(cells.flatMap((cell) => nameOf.get(squareAt(cell) ?? -1) ?? []));
}

/** The moves of a hint: a later one may be about another building, and what is told of it knows its squares. */
export function placesOfHint({ moves, steps }: Hint, board: Board, legal: LegalPlaces | null): Places {
  const names = moves.flatMap((text, i) => {
    const step = steps[i];
    return (step ? placesTold({ phrase: step.told }) : placesOfMove(text, board, legal)).names;
  });
  return shared(names);
}

/** A move that was made, as the log tells it. */
export function placesTold({ phrase }: Pick<Told, "phrase">): Places {
  const { squares = [], slot } = phrase.facts;
  const names = [squares].flat().map(String);
  return shared(typeof slot === "number" ? [...names, slotName(slot)] : names);
}

export const placesScored: PlacesInWords["placesScored"] = ({ spaces }) => shared(spaces);
