/** What picking a square, a slot, a card or a contract does; by key, picking it again plays. */
import type { TableClient } from "../../lib/table-client.svelte";
import type { View } from "./model";
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
    const stage = this.stage();
    if (client.waiting || stage === null || stage === "offer" || stage === "contract" || !choice.places) return;
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
    client.refused = null;
    if (choice.sorted.slots.has(slot)) {
      choice.slot = slot;
      return;
    }
    const [any = 1] = choice.sorted.cards;
    client.why(writeOffer(slot, choice.card ?? any));
  };

  card = (card: number, byKey: boolean): void => {
    if (this.client.waiting || (byKey && this.choice.card === card && this.plays())) return;
    this.choice.card = card;
  };

  contract = (mark: string, byKey: boolean): void => {
    const { client, choice } = this;
    if (client.waiting || (byKey && choice.contract === mark && this.plays())) return;
    client.refused = null;
    if (choice.sorted.contracts.has(mark)) choice.contract = choice.contract === mark ? choice.onlyContract : mark;
    else client.why(`@${mark}`);
  };

  /** Play what has been put together, if it is a move. */
  private plays(): boolean {
    const { text } = this.choice;
    if (text) this.client.play(text);
    return text !== null;
  }
}

/** A button that was pressed by a key, not by a pointer. */
export const isByKey = (event: MouseEvent): boolean => event.detail === 0;
