/** What lies on the table while the moves of others are shown step by step: nothing of what is still to come. */
import type { Board, View } from "./model";
import type { Pending } from "./turns-from-log";

/**
 * The view after the step that is shown. Town, pieces and the cards of those who do nothing more follow from the steps
 * that are still to come; the rest is that of the last position known by then.
 */
export function viewShown(board: Board, now: View, known: View, later: Pending): View {
  const isToCome = (seat: number | null): boolean => seat !== null && later.seats.has(seat);
  return {
    ...known,
    town: now.town.map((building, i) => (later.spaces.has(board.squares[i]?.name ?? "") ? null : building)),
    pieces: now.pieces.map((left, seat) => left + (later.pieces[seat] ?? 0)),
    hand: (isToCome(now.viewer) ? known : now).hand,
    hand_sizes: now.hand_sizes.map((held, seat) => (isToCome(seat) ? (known.hand_sizes[seat] ?? held) : held)),
  };
}
