/** Seats as they are being filled, for a new table or for one that goes on from another. */
import { givenName, nameless } from "./seat-words-and-actions";
import { tidyName } from "./player-name-limits";
import type { GameInfo, SeatWish, Story } from "./server-types";

/** Who is "me", "open", or the key of a bot. */
export interface NewSeat {
  who: string;
  name: string;
}

const BEST = "planner";

export function bestBot(bots: readonly string[]): string {
  return bots.includes(BEST) ? BEST : (bots[0] ?? "open");
}

/** A table to begin with: I against bots, the best of them first. */
export function suggestedSeat(game: GameInfo, seat: number, name: string): NewSeat {
  if (seat === 0) return { who: "me", name };
  const others = game.bots.filter((bot) => bot !== bestBot(game.bots));
  return { who: seat === 1 ? bestBot(game.bots) : (others[(seat - 2) % others.length] ?? "open"), name: "" };
}

/** The seats of a game that goes on: bots stay, I take the eyes that I had, bots the other seats. */
export function seatsOfStory(story: Story, bots: readonly string[]): NewSeat[] {
  const bot = (seat: number): string | undefined => story.bots[String(seat)];
  const people = story.names.flatMap((_, seat) => (bot(seat) ? [] : [seat]));
  const own = story.seat ?? people[0] ?? 0;
  return story.names.map((name, seat) =>
    seat === own
      ? { who: "me", name: bot(seat) ? "" : givenName(name, seat) }
      : { who: bot(seat) ?? bestBot(bots), name: "" },
  );
}

export function seatWish({ who, name }: NewSeat, seat: number): SeatWish {
  const given = tidyName(name);
  if (who === "open") return { kind: "open" };
  if (who === "me") return { kind: "me", name: given || nameless(seat) };
  // By its kind, so that everybody reads its name in their own language.
  return { kind: "bot", name: given || who, bot: who };
}
