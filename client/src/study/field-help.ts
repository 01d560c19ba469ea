/** What a field of a position can hold, as a choice in words or as a sentence on how it is read. */
import { i18n, t } from "../lib/i18n.svelte";

export interface FieldValue {
  /** As it stands in the text. */
  value: string;
  says: string;
}

const LETTERS = "abcdefgh";
/** Whoever is named by a letter, as in all positions as text; where nobody may be, without one. */
const SEAT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  sunrise: ["turn", "filled"],
  kensington: ["turn", "ender"],
};
const NOBODY_FIELDS: readonly string[] = ["filled", "ender"];
const YES = "yes";

/** The values that a field may have, if they are few; the words of the page are the list of them. */
export function valuesOf(game: string, field: string, names: readonly string[]): FieldValue[] {
  if (SEAT_FIELDS[game]?.includes(field)) return seatsNamed(field, names);
  if (field === "first") return names.map((says, seat) => ({ value: String(seat), says }));
  const start = `study-value-${game}-${field}-`;
  const found = i18n.messages.keys
    .filter((key) => key.startsWith(start))
    .map((key) => ({ value: key.slice(start.length), says: t(key) }));
  const isFlag = found.length === 1 && found[0]?.value === YES;
  return isFlag ? [{ value: "", says: t("study-value-no") }, ...found] : found;
}

function seatsNamed(field: string, names: readonly string[]): FieldValue[] {
  const seats = names.map((says, seat) => ({ value: LETTERS[seat] ?? "", says }));
  return NOBODY_FIELDS.includes(field) ? [{ value: "", says: t("study-value-nobody") }, ...seats] : seats;
}

/** How a field is read that holds more than words, with an example; null where it speaks for itself. */
export function readingOf(game: string, field: string, names: readonly string[]): string | null {
  const key = `study-reads-${game}-${field}`;
  if (!i18n.messages.has(key)) return null;
  return t(key, { player: names[0] ?? "", owner: names[1] ?? "" });
}
