/** R turns a roof that may be turned, F finishes the turn, a number holds a tile; Escape leads back home in the end. */
import type { TableClient } from "../../lib/table-client.svelte";
import type { MoveInProgress } from "./move-in-progress.svelte";
import type { Building, Picks } from "./pick-handlers";

export class TableKeys {
  constructor(
    private readonly client: TableClient,
    private readonly choice: MoveInProgress,
    private readonly picks: Picks,
    private readonly building: Building,
  ) {}

  /** Whether the key was one of these. */
  down = (event: KeyboardEvent): boolean => {
    const isKnown = this.turns(event) || this.finishes(event) || this.holds(Number(event.key));
    if (isKnown) event.preventDefault();
    if (event.key === "Escape" && !this.choice.text && !this.client.refused) this.building.lookHome();
    return isKnown;
  };

  private turns({ key, shiftKey }: KeyboardEvent): boolean {
    const isTurn = key.toLowerCase() === "r" && this.building.builds() && this.choice.turns.length > 1;
    if (isTurn) this.choice.turnOn(shiftKey ? -1 : 1);
    return isTurn;
  }

  private finishes({ key, repeat, ctrlKey, metaKey }: KeyboardEvent): boolean {
    return key.toLowerCase() === "f" && !repeat && !ctrlKey && !metaKey && this.picks.finish();
  }

  private holds(number: number): boolean {
    const isTile = this.building.builds() && number >= 1 && number <= this.choice.hand.length;
    if (isTile) this.picks.hold(number - 1);
    return isTile;
  }
}
