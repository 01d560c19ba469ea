/** The move that the player is putting together; nothing here knows the rules. */
import type { Offered } from "../../lib/server-types";
import type { Board } from "./model";
import { read, sorted, writeOffer, type Sorted } from "./notation";
import { LegalPlaces, type Place } from "./legal-places";

export class MoveInProgress {
  moves = $state.raw<readonly Offered[]>([]);
  sorted: Sorted = $derived(sorted(this.moves));
  places = $state.raw<LegalPlaces | null>(null);
  /** Snap to what is legal, or hold the building just where the hand is. */
  snaps = $state(true);

  card = $state<number | null>(null);
  slot = $state<number | null>(null);
  contract = $state<string | null>(null);
  /** The square that was chosen, and the one under the mouse. */
  square = $state<number | null>(null);
  hovered = $state<number | null>(null);
  turn = $state(0);
  /** Places that words beside the board name: on its first square each is meant, until the building is turned. */
  named = $state.raw<readonly string[]>([]);

  /** What was chosen stays as it was turned, whatever words name later. */
  place: Place | null = $derived(this.at(this.square, []));
  /** A building stands on the board that is not built yet. */
  isLaid = $derived(this.place !== null);
  /** What is shown as a ghost: the chosen place, otherwise the one under the mouse. */
  ghost: Place | null = $derived(this.place ?? this.at(this.hovered));
  /** The move as it would be played now. */
  text = $derived.by((): string | null => {
    if (this.place) return this.place.text || null;
    if (this.contract !== null) return this.sorted.contracts.get(this.contract) ?? null;
    if (this.card === null || this.slot === null) return null;
    const offer = writeOffer(this.slot, this.card);
    return this.sorted.offers.has(offer) ? offer : null;
  });

  /** A new position: what was chosen stays only if it can still be meant. */
  renew(board: Board, moves: readonly Offered[], building: number | null): void {
    this.moves = moves;
    const found = sorted(moves);
    this.places = building === null || !found.places.length ? null : new LegalPlaces(board, building, found.places);
    if (!this.places) this.square = null;
    this.hovered = null;
    this.turn = this.places ? this.turn % this.places.turns : 0;
    // A slot that is gone was offered for: another card of the same number is not chosen with it.
    if (this.slot !== null && !found.slots.has(this.slot)) this.slot = this.card = null;
    if (this.card !== null && !found.cards.has(this.card)) this.card = null;
    const [only] = found.slots;
    if (found.slots.size === 1) this.slot = only ?? null;
    if (this.contract !== null && !found.contracts.has(this.contract)) this.contract = null;
    this.contract ??= this.onlyContract;
  }

  /** Choose a square; false if no legal place covers it. */
  choose(square: number): boolean {
    const place = this.at(square);
    if (!place || (!this.snaps && !this.moves.some((move) => move.text === place.text))) return false;
    this.turn = place.turn;
    this.square = square;
    return true;
  }

  /** Turn the building to the right, or to the left; the place to ask about where it can lie in no other way. */
  turnOn(way: 1 | -1 = 1): string | null {
    if (!this.places) return null;
    const over = this.square ?? this.hovered;
    const before = this.ghost?.turn ?? this.turn;
    this.named = [];
    this.turn = this.places.next(before, way, this.snaps ? over : null);
    if (over === null || this.turn !== before || this.places.turns < 2) return null;
    return this.places.asked(over, this.places.next(before, way, null));
  }

  /** Lay a move on the table that somebody suggests; false if there is nothing to be laid. */
  adopt(text: string): boolean {
    if (!this.moves.some((move) => move.text === text)) return true;
    this.lift();
    const said = read(text);
    if (said.kind === "offer") [this.slot, this.card] = [said.slot, said.card];
    if (said.kind === "contract") this.contract = said.mark;
    const place = this.places?.every.find((each) => each.text === text);
    if (place) [this.square, this.turn] = [place.square, place.turn];
    return said.kind === "offer" || said.kind === "contract" || place !== undefined;
  }

  lift(): void {
    this.square = null;
    this.card = null;
    this.contract = this.onlyContract;
    if (this.sorted.slots.size !== 1) this.slot = null;
  }

  /** The contract that is chosen at once, as there is no other; on cardboard everybody looks for themselves. */
  get onlyContract(): string | null {
    const [only, ...others] = this.sorted.contracts.keys();
    return this.snaps && only !== undefined && !others.length ? only : null;
  }

  /** What a square means. */
  at(square: number | null, named = this.named): Place | null {
    if (square === null || !this.places) return null;
    const meant = this.places.namedOn(square, named);
    if (meant) return meant;
    return this.snaps ? this.places.best(square, this.turn) : this.places.held(square, this.turn);
  }
}
