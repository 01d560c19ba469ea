/** Seats as they are being filled, for a new table or for one that goes on from another. */
import { givenName, nameless, usualBot } from "./seat-words-and-actions";
import { tidyName } from "./player-name-limits";
import type { GameInfo, SeatWish, Story } from "./server-types";

/** Who is "me", "open", or the key of a bot. */
export interface NewSeat {
  who: string;
  name: string;
}

/** How many may play with an edition of a game. */
export function seatsOffered(game: Pick<GameInfo, "seats" | "seats_of_edition">, edition: string): readonly number[] {
  return game.seats_of_edition[edition] ?? game.seats;
}

const USUAL = 3;

export function usualNumber(offered: readonly number[]): number {
  return offered.includes(USUAL) ? USUAL : Math.max(...offered);
}

/** A table to begin with: I against bots. */
export function suggestedSeat(game: GameInfo, seat: number, name: string): NewSeat {
  return seat === 0 ? { who: "me", name } : { who: usualBot(game.bots) || "open", name: "" };
}

/** The bots to choose from; one that is not offered any more stays where it sat. */
export function botsToChoose(bots: readonly string[], who: string): readonly string[] {
  return ["me", "open", ...bots].includes(who) ? bots : [...bots, who];
}

/**
 * The seats of a game that goes on: bots stay, and so do people, with their names, also those for whom a bot stood in.
 * Whoever looked at it with the eyes of a bot takes its seat, and bots take those of people.
 */
export function seatsOfStory(story: Story, bots: readonly string[]): NewSeat[] {
  const bot = (seat: number): string | undefined =>
    story.standins.includes(seat) ? undefined : story.bots[String(seat)];
  const people = story.names.flatMap((_, seat) => (bot(seat) ? [] : [seat]));
  const own = story.seat ?? people[0] ?? 0;
  const stay = bot(own) === undefined;
  return story.names.map((name, seat) => ({
    who: seat === own || (stay && !bot(seat)) ? "me" : (bot(seat) ?? (usualBot(bots) || "open")),
    name: bot(seat) ? "" : givenName(name),
  }));
}

export function seatWish({ who, name }: NewSeat, seat: number): SeatWish {
  const given = tidyName(name);
  if (who === "open") return { kind: "open" };
  if (who === "me") return { kind: "me", name: given || nameless(seat) };
  // By its kind, so that everybody reads its name in their own language.
  return { kind: "bot", name: who, bot: who };
}
