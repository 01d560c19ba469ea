/** Sentences about the reader, said to the reader. */
import { i18n } from "./i18n.svelte";
import type { Fact, Phrase } from "./server-types";
import type { TableClient } from "./table-client.svelte";

/** The one seat of whoever sits before this screen; nobody's where several do, or where one only watches. */
export function readerOf({ state, info, shared, hasOwnSeat }: TableClient): number | null {
  const seat = state?.seat ?? null;
  return seat !== null && hasOwnSeat && !shared && info?.mine.includes(seat) ? seat : null;
}

/** The phrase, with "you" for the reader where it is about nobody else and there are words for that. */
export function addressed(phrase: Phrase, reader: number | null): Phrase {
  const key = `${phrase.key}.own`;
  return isAbout(phrase.facts.who, reader) && i18n.messages.has(key) ? { ...phrase, key } : phrase;
}

function isAbout(who: Fact | undefined, reader: number | null): boolean {
  const [one, ...others] = Array.isArray(who) ? who : [who];
  const isPerson = typeof one === "object" && "type" in one && one.type === "person";
  return isPerson && one.seat === reader && !others.length;
}
