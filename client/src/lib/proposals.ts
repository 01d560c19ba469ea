/** What is proposed at a table, in words for whoever reads it. */
import { phrase } from "./fluent-messages";
import { isMove } from "./table-log";
import type { Person, Phrase, Proposal, TableInfo, Told } from "./server-types";

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

const ASKED = "log-proposed-";

/** Somebody's no to what this browser proposed, as long as it has not played on since. */
export function declined(log: readonly Told[], mine: readonly number[]): { seq: number; said: Phrase } | null {
  const own = (told: Told): boolean => told.seat !== null && mine.includes(told.seat);
  const asked = log.findLastIndex((told) => told.phrase.key.startsWith(ASKED));
  const since = log.slice(asked + 1);
  const no = since.find((told) => told.phrase.key === "log-declined");
  const question = log[asked];
  if (!question || !own(question) || !no || no.seat === null || own(no)) return null;
  if (since.some((told) => isMove(told) && own(told))) return null;
  const what = question.phrase.key.slice(ASKED.length);
  return { seq: no.seq, said: phrase(`proposal-${what}-declined`, { who: person(no.seat) }) };
}
