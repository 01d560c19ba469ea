/** What is proposed at a table, in words for whoever reads it. */
import { phrase } from "./fluent-messages";
import type { Person, Phrase, Proposal, TableInfo } from "./server-types";

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

type Company = Pick<TableInfo, "mine" | "seats">;

/** Who has still to answer and can, the reader left out; nothing when nobody has. */
export function awaited(proposal: Proposal, info: Company): Phrase | null {
  const others = needed(proposal, info).filter((seat) => isThere(info, seat));
  return others.length ? phrase("proposal-awaited", { who: others.map(person) }) : null;
}

/** Whose answer has to wait until they are back: no bot agrees in the place of a person. */
export function absentees(proposal: Proposal, info: Company): Phrase | null {
  const others = needed(proposal, info).filter((seat) => !isThere(info, seat));
  const key = others.every((seat) => info.seats[seat]?.standin) ? "proposal-stand-in" : "proposal-absent";
  return others.length ? phrase(key, { who: others.map(person), number: others.length }) : null;
}

function needed({ needed: seats }: Proposal, { mine }: Company): number[] {
  return seats.filter((seat) => !mine.includes(seat));
}

function isThere({ seats }: Company, seat: number): boolean {
  const found = seats[seat];
  return Boolean(found && found.here && !found.standin && !found.left);
}
