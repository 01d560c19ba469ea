/** The move that is being put together: pressed, typed, or suggested. It knows no rules. */
import type { Offered } from "../lib/server-types";
import { namesSquare, squaresIn } from "./square-names";

export class MoveInProgress {
  /** As it will be sent. */
  text = $state("");
  /** The square whose moves are looked at, where it has several. */
  square = $state<string | null>(null);
  private moves = $state.raw<readonly Offered[]>([]);

  offered = $derived(this.moves.find((move) => move.text === this.text.trim()) ?? null);
  shown = $derived.by(() => {
    const { square } = this;
    return square === null ? this.moves : this.moves.filter((move) => namesSquare(square, move));
  });
  targets = $derived(new Set(this.moves.flatMap((move) => squaresIn(move.text))));
  chosen = $derived(this.offered ? squaresIn(this.offered.text) : []);

  /** New moves to choose from; as long as they stay the same, so does what was chosen or typed. */
  renew(moves: readonly Offered[]): void {
    const same = moves.length === this.moves.length && moves.every(({ text }, i) => text === this.moves[i]?.text);
    this.moves = moves;
    if (!same) this.lift();
  }

  /** Choose the move on a square, or look at all of its moves; whether there is any. */
  choose(square: string): boolean {
    const [first, ...others] = this.moves.filter((move) => namesSquare(square, move));
    if (!first) return false;
    this.text = others.length ? "" : first.text;
    this.square = others.length ? square : null;
    return true;
  }

  adopt(text: string): boolean {
    this.text = text;
    this.square = null;
    return true;
  }

  lift(): void {
    this.adopt("");
  }
}
