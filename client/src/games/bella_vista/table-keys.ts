/** R turns the building, H held shows the ground; a short H asks for a hint. */
import { settings } from "../../lib/settings.svelte";
import type { TableClient } from "../../lib/table-client.svelte";
import type { HoldToSeeGround } from "./hold-to-see-ground.svelte";
import type { MoveInProgress } from "./move-in-progress.svelte";

export class TableKeys {
  constructor(
    private readonly client: TableClient,
    private readonly choice: MoveInProgress,
    private readonly hold: HoldToSeeGround,
    private readonly isLive: () => boolean,
  ) {}

  /** Whether the key was one of these. */
  down = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const isTurn = key === "r" && this.isLive() && this.choice.places !== null;
    if (key !== "h" && !isTurn) return false;
    event.preventDefault();
    if (isTurn) this.choice.turnOn(event.shiftKey ? -1 : 1);
    else if (!event.repeat) this.hold.press();
    return true;
  };

  up = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "h" || !this.hold.pressed) return;
    if (!this.hold.release() && this.client.myTurn && settings.help) this.client.askAdvice();
  };
}
