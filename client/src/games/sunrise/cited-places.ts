/** The spaces of Sunrise Lane that sentences speak of. */
import { NOWHERE, type Places } from "../../lib/cited-places.svelte";
import type { PlacesInWords } from "..";

const shared = (names: readonly string[]): Places => (names.length ? { seat: null, names } : NOWHERE);

export const placesTold: PlacesInWords["placesTold"] = ({ phrase }) =>
  shared(phrase.facts.space === undefined ? [] : [String(phrase.facts.space)]);

export const placesScored: PlacesInWords["placesScored"] = ({ spaces }) => shared(spaces);
