/** The houses of each game in the town at dusk, found by their folders; they come when a game is over. */
import type { Lazy } from ".";

/** What was built in a game that is over, as it is drawn into the town at dusk. */
export interface HousesAtDuskProps extends Record<string, unknown> {
  board: unknown;
  view: unknown;
  seats: number;
  /** Whether the lamps are on in the houses of a seat; null is nobody's. */
  isLit: (seat: number | null) => boolean;
}

const found = import.meta.glob<Awaited<ReturnType<Lazy<HousesAtDuskProps>>>>("./*/HousesAtDusk.svelte");
const simpleStreet: Lazy<HousesAtDuskProps> = () => import("../plain-table/HousesAtDusk.svelte");

/** A game that has no folder here gets a simple street. */
export const housesAtDusk = (game: string): ReturnType<Lazy<HousesAtDuskProps>> =>
  (found[`./${game}/HousesAtDusk.svelte`] ?? simpleStreet)();
