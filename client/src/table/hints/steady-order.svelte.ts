/** Hints while a bot still thinks: figures change in place, the order at most once a second and never under a hand.
 *  When it has done thinking, figures and order change together; only what somebody reads then stays, if it was left
 *  behind. */
import type { Hint } from "../../lib/server-types";

const PAUSE = 1000;

/** What tells one hint from another: the move to be made now. */
export const firstMove = ({ moves }: Pick<Hint, "moves">): string => moves[0] ?? "";

export class SteadyOrder {
  shown = $state.raw<readonly Hint[]>([]);
  /** The hint that is still read though others turned out better, by its first move. */
  outdone = $state<string | null>(null);
  private latest: readonly Hint[] = [];
  private changed = -Infinity;
  private isHeld = false;
  private read: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is not among them any more stays while the bot thinks; when that is done all is as it should be at once. */
  show(best: readonly Hint[], isDone = false): void {
    this.latest = best;
    const found = (hint: Hint) => best.find((each) => firstMove(each) === firstMove(hint));
    this.shown = isDone ? this.withRead(best) : this.shown.map((hint) => found(hint) ?? hint);
    this.settle();
  }

  /** Somebody has opened a hint, or none any more. */
  keep(read: string | null): void {
    this.read = read;
    if (this.outdone === null || this.outdone === read) return;
    this.outdone = null;
    this.change();
  }

  /** In the place of the last; what was guessed of its chances is told no longer. */
  private withRead(best: readonly Hint[]): readonly Hint[] {
    const named = (hint: Hint) => firstMove(hint) === this.read;
    const read = best.some(named) ? undefined : this.shown.find(named);
    this.outdone = best.length && read ? this.read : null;
    if (this.outdone === null || !read) return best;
    return [...best.slice(0, Math.max(1, this.shown.length - 1)), { ...read, chances: [], margin: 0 }];
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
    if (this.outdone !== null) return;
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
