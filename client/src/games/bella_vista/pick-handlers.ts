/** What picking a square, a slot, a card or a contract does; by key, picking it again plays. */
import type { TableClient } from "../../lib/table-client.svelte";
import type { Board, View } from "./model";
import type { MoveInProgress } from "./move-in-progress.svelte";
import { writeOffer } from "./notation";

export class Picks {
  constructor(
    private readonly client: TableClient,
    private readonly choice: MoveInProgress,
    /** The stage in which the player decides now, if they do. */
    private readonly stage: () => View["stage"] | null,
  ) {}

  /** The places that words beside the board name: what could be done instead, and the hint that is looked at. */
  named(): string[] {
    const { refused, hints } = this.client;
    return [...(refused?.remedy.moves ?? []), ...(hints.lit?.moves.slice(0, 1) ?? [])];
  }

  square = (square: number, byKey: boolean): void => {
    const { client, choice } = this;
    if (client.waiting || this.stage() === null) return;
    if (!choice.places) return this.ask(this.nameOf(square));
    if (byKey && choice.square === square && this.plays()) return;
    const isLaid = choice.choose(square);
    client.refused = null;
    if (isLaid) return;
    choice.square = null;
    client.why(choice.places.asked(square, choice.turn, choice.snaps));
  };

  /** Turn the building, or say why it lies there in one way only. */
  turn = (way: 1 | -1 = 1): void => {
    const asked = this.choice.turnOn(way);
    if (asked !== null && !this.client.waiting) this.client.why(asked);
  };

  slot = (slot: number, byKey: boolean): void => {
    const { client, choice } = this;
    if (client.waiting || (byKey && choice.slot === slot && this.plays())) return;
    const [any = 1] = choice.sorted.cards;
    if (!choice.sorted.slots.has(slot)) return this.ask(writeOffer(slot, choice.card ?? any));
    client.refused = null;
    choice.slot = slot;
  };

  card = (card: number, byKey: boolean): void => {
    const { client, choice } = this;
    if (client.waiting || (byKey && choice.card === card && this.plays())) return;
    if (!choice.sorted.cards.has(card)) return this.ask(writeOffer(choice.slot ?? 0, card));
    choice.card = card;
  };

  contract = (mark: string, byKey: boolean): void => {
    const { client, choice } = this;
    if (client.waiting || (byKey && choice.contract === mark && this.plays())) return;
    if (!choice.sorted.contracts.has(mark)) return this.ask(`@${mark}`);
    client.refused = null;
    choice.contract = choice.contract === mark ? choice.onlyContract : mark;
  };

  /** What cannot be done now is answered by the table: why not, and what to do instead. */
  private ask(text: string): void {
    this.client.refused = null;
    this.client.why(text);
  }

  private nameOf(square: number): string {
    const { squares } = this.client.board as Board;
    return squares.find((each) => each.square === square)?.name ?? "";
  }

  /** Play what has been put together, if it is a move. */
  private plays(): boolean {
    const { text } = this.choice;
    if (text) this.client.play(text);
    return text !== null;
  }
}

/** A button that was pressed by a key, not by a pointer. */
export const isByKey = (event: MouseEvent): boolean => event.detail === 0;
