/** What a hint takes up besides squares: slot and card of its first offer, the contract, or going on without one. */
import { read } from "./notation";

export interface HintedPieces {
  slot: number | null;
  card: number | null;
  contract: string | null;
  /** The next move is to go on. */
  isDone: boolean;
}

export function hintedPieces(moves: readonly string[]): HintedPieces {
  const found: HintedPieces = { slot: null, card: null, contract: null, isDone: read(moves[0] ?? "").kind === "done" };
  for (const said of moves.map(read)) {
    if (said.kind === "offer" && found.card === null) [found.slot, found.card] = [said.slot, said.card];
    if (said.kind === "contract") found.contract ??= said.mark;
  }
  return found;
}
