/** Moves as text, and the legal ones sorted by what they are about. */
import type { Offered } from "../../lib/server-types";
import { RIGHT } from "./model";

export type Said =
  | { kind: "offer"; slot: number; card: number }
  | { kind: "place"; square: string; turn: number }
  | { kind: "contract"; mark: string }
  | { kind: "done" }
  | { kind: "deal"; card: number }
  | { kind: "other" };

const OFFER = /^([1-8x])=([1-9?])$/;
const PLACE = /^([a-z]\d{1,2})(?:\/([0-3]))?$/;
const CARD = /^\+([1-9?])$/;
/** A card whose face is not known. */
const UNKNOWN = 0;

const face = (text: string): number => (text === "?" ? UNKNOWN : Number(text));

export function read(text: string): Said {
  if (text === ".") return { kind: "done" };
  const offer = OFFER.exec(text);
  if (offer)
    return { kind: "offer", slot: offer[1] === "x" ? RIGHT : Number(offer[1]) - 1, card: face(offer[2] ?? "") };
  const place = PLACE.exec(text);
  if (place) return { kind: "place", square: place[1] ?? "", turn: Number(place[2] ?? 0) };
  if (text.startsWith("@")) return { kind: "contract", mark: text.slice(1) };
  const card = CARD.exec(text);
  return card ? { kind: "deal", card: face(card[1] ?? "") } : { kind: "other" };
}

export function writeOffer(slot: number, card: number): string {
  return `${slot === RIGHT ? "x" : slot + 1}=${card}`;
}

export function writePlace(square: string, turn: number): string {
  return turn ? `${square}/${turn}` : square;
}

export interface Sorted {
  /** Slots and cards that offers are made of. */
  slots: Set<number>;
  cards: Set<number>;
  /** By their texts, with what each brings at once. */
  offers: Map<string, number>;
  places: { text: string; square: string; turn: number; points: number }[];
  contracts: Map<string, string>;
  /** No contract, or nothing more to do. */
  done: string | null;
}

export function sorted(moves: readonly Offered[]): Sorted {
  const found: Sorted = {
    slots: new Set(),
    cards: new Set(),
    offers: new Map(),
    places: [],
    contracts: new Map(),
    done: null,
  };
  for (const { text, points } of moves) {
    const said = read(text);
    switch (said.kind) {
      case "offer":
        found.slots.add(said.slot);
        found.cards.add(said.card);
        found.offers.set(text, points);
        break;
      case "place":
        found.places.push({ text, points, square: said.square, turn: said.turn });
        break;
      case "contract":
        found.contracts.set(said.mark, text);
        break;
      case "done":
        found.done = text;
        break;
    }
  }
  return found;
}
