/** What is proposed at a table, in words for whoever reads it. */
import { phrase } from "./messages";
import type { Person, Phrase, Proposal } from "./wire";

const person = (seat: number): Person => ({ type: "person", seat });

/** Whether this browser has proposed it, and may withdraw it. */
export function isOwn(proposal: Proposal, mine: readonly number[]): boolean {
  return mine.includes(proposal.seat);
}

/** Whether this browser has still to answer. */
export function isAsked(proposal: Proposal, mine: readonly number[]): boolean {
  return !isOwn(proposal, mine) && proposal.needed.some((seat) => mine.includes(seat));
}

export function wording(proposal: Proposal, mine: readonly number[]): Phrase {
  if (isOwn(proposal, mine)) return phrase(`proposal-${proposal.what}-own`);
  return phrase(`proposal-${proposal.what}`, { who: person(proposal.seat) });
}

/** Who has still to answer, the reader left out; nothing when nobody has. */
export function awaited(proposal: Proposal, mine: readonly number[]): Phrase | null {
  const others = proposal.needed.filter((seat) => !mine.includes(seat));
  return others.length ? phrase("proposal-awaited", { who: others.map(person) }) : null;
}
