/** Hints while a bot still thinks: figures change in place, the order at most once a second and never under a hand. When it
 *  has done thinking, figures and order change together. */
import type { Hint } from "../../lib/server-types";

const PAUSE = 1000;

/** What tells one hint from another: the move to be made now. */
export const firstMove = ({ moves }: Pick<Hint, "moves">): string => moves[0] ?? "";

export class SteadyOrder {
  shown = $state.raw<readonly Hint[]>([]);
  private latest: readonly Hint[] = [];
  private changed = -Infinity;
  private isHeld = false;
  private isDone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is not among them any more stays while the bot thinks; when that is done it makes room where it stands. */
  show(best: readonly Hint[], isDone = false): void {
    this.latest = best;
    this.isDone = isDone;
    const found = (hint: Hint, hints: readonly Hint[]) => hints.find((each) => firstMove(each) === firstMove(hint));
    const fresh = isDone ? best.filter((hint) => !found(hint, this.shown)) : [];
    const shown = this.shown.map((hint) => found(hint, best) ?? fresh.shift() ?? (isDone ? null : hint));
    this.shown = [...shown.filter((hint) => hint !== null), ...(this.shown.length ? fresh : [])];
    this.settle();
  }

  /** While somebody points at the hints, or has the focus on one, they stay where they are. */
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
    const wait = this.isDone ? 0 : this.changed + PAUSE - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.settle(), wait);
    else this.change();
  }

  private change(): void {
    this.shown = this.latest;
    this.changed = Date.now();
  }
}
