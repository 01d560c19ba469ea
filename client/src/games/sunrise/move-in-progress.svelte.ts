/** The move that the player is putting together; nothing here knows the rules. */
import type { Offered } from "../../lib/server-types";
import type { Building } from "./model";
import { proposed, read, sorted, type Offers } from "./notation";

export class MoveInProgress {
  moves = $state.raw<readonly Offered[]>([]);
  /** The move as it would be played now. */
  text = $state<string | null>(null);
  /** A space under the mouse, previewed but not chosen. */
  hovered = $state<string | null>(null);

  offers: Offers = $derived(sorted(this.moves));
  said = $derived(this.text === null ? null : read(this.text));
  /** Whether there is something to be lifted again: who has chosen to stop takes back what was built before. */
  isLaid = $derived(this.said !== null && this.said.kind !== "stop");
  space = $derived(this.said?.kind === "house" || this.said?.kind === "park" ? this.said.space : null);
  /** The moves that put a Park on the chosen space, by the card that each gives away. */
  parkCards: ReadonlyMap<string, string> = $derived.by(() => {
    const parks = this.said?.kind === "park" ? this.offers.spaces.get(this.said.space)?.parks : undefined;
    return new Map(parks?.map(({ card, text }) => [card, text]));
  });
  points = $derived(this.moves.find((move) => move.text === this.text)?.points ?? 0);

  /** A new position: a space that was chosen stays if it is still possible; all else is chosen anew. */
  renew(moves: readonly Offered[]): void {
    const isOver = moves !== this.moves && this.space === null;
    this.moves = moves;
    if (isOver || !moves.some((move) => move.text === this.text)) this.text = null;
    this.hovered = null;
  }

  /** Choose a space; true if something can be built there. */
  choose(space: string): boolean {
    const offers = this.offers.spaces.get(space);
    if (!offers) return false;
    if (this.space !== space) this.text = proposed(offers);
    return true;
  }

  /** Lay a move on the board that somebody suggests; false if there is nothing to be laid. */
  adopt(text: string): boolean {
    if (this.moves.some((move) => move.text === text)) this.text = text;
    return true;
  }

  lift(): void {
    this.text = null;
  }

  /** What the space would look like, chosen or under the mouse. */
  ghost(space: string, seat: number): Building | null {
    const offers = this.offers.spaces.get(space);
    const text = this.space === space ? this.text : offers ? proposed(offers) : null;
    const said = text === null ? null : read(text);
    if (said?.kind === "house") return { type: "house", seat, floors: said.floors };
    return said?.kind === "park" ? { type: "park" } : null;
  }

  /** The chosen House with more or fewer floors, as the moves on its space allow. */
  house(floors: number): string | null {
    const houses = this.offers.spaces.get(this.space ?? "")?.houses;
    return houses?.find((house) => house.floors === floors)?.text ?? null;
  }

  /** How many cards of a colour the chosen move takes from the hand. */
  spends(letter: string, colourOfSpace: string | null): number {
    if (this.said?.kind === "house") return colourOfSpace === letter ? this.said.floors : 0;
    if (this.said?.kind === "park" || this.said?.kind === "discard") {
      return this.said.card === letter ? 1 : 0;
    }
    return 0;
  }
}
