/** What a press on the button of the open hint means: just after another hint has opened by itself, the one before. */
import type { Hint } from "../../lib/server-types";
import { SETTLING } from "../../ui/settling-button";
import { firstMove } from "./steady-order.svelte";

export class ReadBefore {
  private now: Hint | null = null;
  private before = $state.raw<Hint | null>(null);
  private since = -Infinity;

  /** The hint that is open, and whether somebody opened it: whoever did knows what is there now. */
  note(open: Hint | null, isOpened: boolean): void {
    if (open && this.now && firstMove(open) === firstMove(this.now)) {
      this.now = open;
      return;
    }
    this.before = isOpened ? null : this.now;
    this.now = open;
    this.since = Date.now();
  }

  /** Whether it opened by itself in place of another, so that its button came to lie where one was. */
  get isInPlace(): boolean {
    return this.before !== null;
  }

  /** Which hint somebody means who presses the button of this one. */
  meant(hint: Hint): Hint {
    return this.before && Date.now() - this.since < SETTLING ? this.before : hint;
  }
}
