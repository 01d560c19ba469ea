/** Numbers and arrows make offers, R turns the building, H held shows the ground; a short H asks for a hint. */
import { settings } from "../../lib/settings.svelte";
import type { TableClient } from "../../lib/table-client.svelte";
import type { HoldToSeeGround } from "./hold-to-see-ground.svelte";
import type { MoveInProgress } from "./move-in-progress.svelte";
import type { Picks } from "./pick-handlers";

export class TableKeys {
  constructor(
    private readonly client: TableClient,
    private readonly choice: MoveInProgress,
    private readonly picks: Picks,
    private readonly hold: HoldToSeeGround,
    private readonly isLive: () => boolean,
    private readonly isOffering: () => boolean,
  ) {}

  /** Whether the key was one of these. */
  down = (event: KeyboardEvent): boolean => {
    if (this.isOffering() && (this.picksCard(event) || this.picksSlot(event))) return true;
    const key = event.key.toLowerCase();
    const isTurn = key === "r" && this.isLive() && this.choice.places !== null;
    if (key !== "h" && !isTurn) return false;
    event.preventDefault();
    if (isTurn) this.picks.turn(event.shiftKey ? -1 : 1);
    else if (!event.repeat) this.hold.press();
    return true;
  };

  /** A number is that of the card. */
  private picksCard(event: KeyboardEvent): boolean {
    const card = Number(event.key);
    if (!card || !this.choice.sorted.cards.has(card) || hasModifier(event)) return false;
    this.choice.card = card;
    this.show(event, `[data-card="${card}"]`);
    return true;
  }

  /** Arrows lead from slot to slot, unless somebody looks around in the city. */
  private picksSlot(event: KeyboardEvent): boolean {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const slots = [...this.choice.sorted.slots].sort((a, b) => a - b);
    if (!way || !slots.length || hasModifier(event) || isInCity(event)) return false;
    const at = slots.indexOf(this.choice.slot ?? Number.NaN);
    const next = at < 0 ? (way > 0 ? 0 : slots.length - 1) : (at + way + slots.length) % slots.length;
    this.choice.slot = slots[next] ?? null;
    this.show(event, `[data-slot="${this.choice.slot}"]`);
    return true;
  }

  /** What was picked has the focus, so that Enter offers it. */
  private show(event: KeyboardEvent, what: string): void {
    event.preventDefault();
    this.client.refused = null;
    document.querySelector<HTMLElement>(what)?.focus();
  }

  up = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "h" || !this.hold.pressed) return;
    if (!this.hold.release() && settings.help) this.client.toggleHints();
  };
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
const isInCity = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(".cell") !== null;
