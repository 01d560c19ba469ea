/** The hints that somebody asked for, as they come: they grow, and whoever closes them hears no more of them. */
import { restOf, type FollowedHint } from "./followed-hint";
import type { AskAdvice, Hint, Hints } from "./server-types";

export class AskedHints {
  isOpen = $state(false);
  /** Null as long as the first answer is on its way. */
  found = $state.raw<Hints | null>(null);
  /** The hint that is looked at. */
  looked = $state.raw<Hint | null>(null);
  /** The hint of which steps have been made: the others are laid one after the other. */
  followed = $state.raw<FollowedHint | null>(null);
  /** The step that was laid by itself: whoever then chooses something else is left alone. */
  laid: FollowedHint | null = null;
  /** What the board shows of them: of a hint that is followed, the steps that are left. */
  lit: Hint | null = $derived(this.followed ? restOf(this.followed) : this.looked);
  /** Whether they were folded or unfolded; null as long as they lie as they came. */
  folded = $state<boolean | null>(null);
  /** The own move that was asked about besides. */
  mine = $state<string | null>(null);

  /** Whether the hints that are there were all weighed: whoever then asks about another move keeps them meanwhile. */
  private isSettled = false;

  constructor(private readonly send: (message: AskAdvice) => void) {}

  ask(mine: string | null = null): void {
    this.isOpen = true;
    this.followed = null;
    this.mine = mine;
    this.isSettled = mine !== null && (this.found?.is_done ?? false);
    this.send({ type: "advice", text: mine });
  }

  hear(found: Hints): void {
    if (!this.isOpen || this.followed || (this.isSettled && !found.is_done)) return;
    this.found = found;
  }

  /** No answer will come. */
  giveUp(): void {
    if (!this.found && !this.followed) this.close();
  }

  /** A move is made: the next step of a hint, which then goes on, or something else. */
  played(text: string): void {
    const begun = [this.looked, ...(this.found?.best ?? [])].find((hint) => hint?.moves[0] === text);
    const { hint, made } = this.followed ?? { hint: begun, made: 0 };
    const goesOn = this.isOpen && hint?.moves[made] === text && made + 1 < hint.moves.length;
    this.close();
    if (!hint || !goesOn) return;
    this.isOpen = true;
    this.followed = { hint, made: made + 1 };
  }

  /** The game has gone on: hints were for what was before, unless one of them is being followed. */
  goOn(isMyTurn: boolean): void {
    if (!this.followed || !isMyTurn) this.close();
  }

  close(): void {
    this.isOpen = false;
    this.found = this.looked = this.followed = this.mine = this.folded = null;
  }
}
