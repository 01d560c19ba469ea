/** What is announced of the end, and the room that its ribbon has: in mid-turn that room stays as it is. */
import type { EndNear, Told } from "./server-types";

export interface AnnouncedEnd {
  near: readonly EndNear[];
  hasRoom: boolean;
}

export const NO_END_NEAR: AnnouncedEnd = { near: [], hasRoom: false };

/** That the end comes near can wait until a turn is over; a last round is said at once, and all to whoever arrives. */
export function announce(before: AnnouncedEnd | null, near: readonly EndNear[], isMidTurn: boolean): AnnouncedEnd {
  if (!before || !isMidTurn) return { near, hasRoom: near.length > 0 };
  const isUrgent = near.some(({ turns }) => turns);
  return { near: before.hasRoom || isUrgent ? near : [], hasRoom: before.hasRoom };
}

/** Whether whoever is to act has already done something in this turn. */
export function hasBegunTurn(moves: readonly Told[], seat: number | null): boolean {
  return seat !== null && moves.findLast((told) => told.seat !== null)?.seat === seat;
}
