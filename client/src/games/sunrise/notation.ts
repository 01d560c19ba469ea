/** Moves as text, and the legal ones sorted by what they are about. */
import type { Offered } from "../../lib/server-types";

export type Said =
  | { kind: "house"; space: string; floors: number }
  | { kind: "park"; space: string; card: string }
  | { kind: "discard"; card: string }
  | { kind: "deal"; card: string }
  | { kind: "stop" }
  | { kind: "draw" }
  | { kind: "other" };

const HOUSE = /^([a-z]+\d+)(?:=(\d+))?$/;
const PARK = /^([a-z]+\d+)@([A-Z])$/;
const CARD = /^([-+])([A-Z?])$/;

export function read(text: string): Said {
  if (text === ".") return { kind: "stop" };
  if (text === "++") return { kind: "draw" };
  const house = HOUSE.exec(text);
  if (house) return { kind: "house", space: house[1] ?? "", floors: Number(house[2] ?? 1) };
  const park = PARK.exec(text);
  if (park) return { kind: "park", space: park[1] ?? "", card: park[2] ?? "" };
  const card = CARD.exec(text);
  if (card) return { kind: card[1] === "-" ? "discard" : "deal", card: card[2] ?? "" };
  return { kind: "other" };
}

export interface HouseOffer {
  text: string;
  points: number;
  floors: number;
}
export interface ParkOffer {
  text: string;
  points: number;
  card: string;
}
export interface SpaceOffers {
  houses: HouseOffer[];
  parks: ParkOffer[];
}
export interface Offers {
  spaces: Map<string, SpaceOffers>;
  discards: Map<string, string>;
  stop: string | null;
  draw: string | null;
}

/** The legal moves, by the space or the card they point at. */
export function sorted(moves: readonly Offered[]): Offers {
  const offers: Offers = { spaces: new Map(), discards: new Map(), stop: null, draw: null };
  const at = (space: string): SpaceOffers => {
    const known = offers.spaces.get(space) ?? { houses: [], parks: [] };
    offers.spaces.set(space, known);
    return known;
  };
  for (const { text, points } of moves) {
    const said = read(text);
    switch (said.kind) {
      case "house":
        at(said.space).houses.push({ text, points, floors: said.floors });
        break;
      case "park":
        at(said.space).parks.push({ text, points, card: said.card });
        break;
      case "discard":
        offers.discards.set(said.card, text);
        break;
      case "stop":
        offers.stop = text;
        break;
      case "draw":
        offers.draw = text;
        break;
    }
  }
  for (const space of offers.spaces.values()) space.houses.sort((a, b) => a.floors - b.floors);
  return offers;
}

/** What a click on a space proposes first: the tallest house, otherwise a park. */
export function proposed(offers: SpaceOffers): string | null {
  return (offers.houses.at(-1) ?? offers.parks[0])?.text ?? null;
}

/** The most points that a space brings at once. */
export function best(offers: SpaceOffers): number {
  return Math.max(0, ...[...offers.houses, ...offers.parks].map((offer) => offer.points));
}
