/** What a hint takes up besides squares: slot and card of its first offer, the contract, or going on without one. */
import type { Hint } from "../../lib/server-types";
import { namesOf } from "./legal-places";
import { cellOf, type Board, type Cell } from "./model";
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

/** A neutral building that a later step of a hint puts up. */
export interface HintedNeutral {
  number: number;
  cells: Cell[];
}

/** What is told of a step knows which building it is about, and its squares. */
export function neutralsToCome(board: Board, { steps }: Pick<Hint, "steps">): HintedNeutral[] {
  const { named } = namesOf(board);
  return steps.slice(1).flatMap(({ told: { key, facts } }) => {
    if (key !== "bella-told-neutral") return [];
    const squares = [facts.squares ?? []].flat().flatMap((name) => named.get(String(name)) ?? []);
    return [{ number: Number(facts.number), cells: squares.map(cellOf) }];
  });
}
