/** What a press on the button of the open hint means: just after another hint has opened by itself, the one before. */
import type { Hint } from "../../lib/server-types";
import { firstMove } from "./steady-order.svelte";

/** Whoever has read a hint is on the way to its button for about so long; to read another one takes longer. */
export const ON_THE_WAY = 1000;

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
    const isOpen = this.now !== null && firstMove(hint) === firstMove(this.now);
    return this.before && isOpen && Date.now() - this.since < ON_THE_WAY ? this.before : hint;
  }
}
