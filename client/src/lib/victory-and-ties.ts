/** The end of a game: whether this turn is the last, who won, by how much, and what settles ties. */
import { phrase } from "./fluent-messages";
import type { Outcome, Person, Phrase, ScoreLine, TableState, Tie } from "./server-types";
import { winners } from "./winners";

export const person = (seat: number): Person => ({ type: "person", seat });

/** Whether the reader plays a turn after which there is no other. */
export function isLastTurn({ end_near, seat, to_act }: TableState): boolean {
  return seat !== null && seat === to_act && end_near.some(({ turns }) => turns?.[0] === seat);
}

/** Points without what only the end brings. */
function pointsInPlay(totals: readonly number[], bonuses: readonly ScoreLine[]): number[] {
  const brought = (seat: number): number =>
    bonuses.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  return totals.map((total, seat) => total - brought(seat));
}

/** The totals, or the points in play as long as the moves before the end are still being shown. */
export function shownTotals({ totals, standing, outcome }: TableState, showing: boolean): number[] {
  return outcome && showing ? pointsInPlay(totals, standing) : totals;
}

/** Who won, with how much, and by how much; `amount` is how the game says a number of points. The reader is "you". */
export function victoryByMargin(outcome: Outcome, amount = "amount-of-points", reader: number | null = null): Phrase {
  const first = winners(outcome);
  const points = outcome.totals[first[0] ?? 0] ?? 0;
  const facts = { who: first.map(person), amount: phrase(amount, { number: points }) };
  if (first.length > 1) return sharedVictory(first, facts.amount, reader);
  const second = outcome.places.flatMap((place, seat) => (place === 2 ? [seat] : []));
  const number = points - (outcome.totals[second[0] ?? 0] ?? 0);
  const margin = phrase(amount, { number });
  return phrase(number ? "wins-by" : "wins-after-tie", { ...facts, margin, next: beaten(second, reader) });
}

function sharedVictory(seats: readonly number[], amount: Phrase, reader: number | null): Phrase {
  if (reader === null || !seats.includes(reader)) return phrase("wins-shared", { who: seats.map(person), amount });
  const others = seats.filter((seat) => seat !== reader).map(person);
  return phrase("wins-shared.with-reader", { others, amount });
}

function beaten(seats: readonly number[], reader: number | null): (Person | Phrase)[] {
  return seats.map((seat) => (seat === reader ? phrase("beaten-reader") : person(seat)));
}

/** Seats with equal totals stand together, with what decides between them. */
export interface RankedGroup {
  seats: number[];
  tie: Tie | null;
}

export function ranking({ places }: Outcome, ties: readonly Tie[]): RankedGroup[] {
  const ranked = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return ranked.flatMap((seat): RankedGroup[] => {
    const tie = ties.find((each) => each.seats.includes(seat));
    if (!tie) return [{ seats: [seat], tie: null }];
    return tie.seats[0] === seat ? [{ seats: tie.seats, tie }] : [];
  });
}

export function tieInWords(tie: Tie): Phrase {
  const { points, standings } = tie;
  if (!standings.length) return phrase("tie-shares-place", { points });
  if (tie.shared) return phrase("tie-not-settled", { points, standings });
  const most = standings[0]?.facts["number"];
  const ahead = standings.filter(({ facts }) => facts["number"] === most);
  const several = ahead.length > 1 ? "yes" : "no";
  return phrase("tie-settled", { points, ahead, several, behind: standings.slice(ahead.length) });
}
