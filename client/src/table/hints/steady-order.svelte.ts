/** Hints while a bot still thinks: figures change in place, the order at most once a second and never under a hand.
 *  When it has done thinking, figures and order change together. */
import type { Hint } from "../../lib/server-types";

const PAUSE = 1000;

/** What tells one hint from another: the move to be made now. */
export const firstMove = ({ moves }: Pick<Hint, "moves">): string => moves[0] ?? "";

export class SteadyOrder {
  shown = $state.raw<readonly Hint[]>([]);
  private latest: readonly Hint[] = [];
  private changed = -Infinity;
  private isHeld = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is not among them any more stays while the bot thinks; when that is done all is as it should be at once. */
  show(best: readonly Hint[], isDone = false): void {
    this.latest = best;
    const found = (hint: Hint) => best.find((each) => firstMove(each) === firstMove(hint));
    this.shown = isDone ? best : this.shown.map((hint) => found(hint) ?? hint);
    this.settle();
  }

  /** While the bot thinks and somebody points at the hints, or has the focus on one, they stay where they are. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.settle();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private settle(): void {
    this.stop();
    const isNew = this.shown.map(firstMove).join(" ") !== this.latest.map(firstMove).join(" ");
    if (!isNew || (this.isHeld && this.shown.length)) return;
    const wait = this.changed + PAUSE - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.settle(), wait);
    else this.change();
  }

  private change(): void {
    this.shown = this.latest;
    this.changed = Date.now();
  }
}
