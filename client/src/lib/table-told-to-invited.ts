/** What somebody should know of a table before they sit down at it, sentence by sentence. */
import type { Messages } from "./fluent-messages";
import { givenName, isFree, playsSimpler } from "./seat-words-and-actions";
import { bySemicolons } from "./join-with-semicolons";
import type { GameInfo, Person, TableInfo } from "./server-types";
import { tableTitle } from "./table-title";

type Names = readonly string[];
const person = (seat: number): Person => ({ type: "person", seat });

/** `own` is the reader's seat; of a game that the server does not list, its editions are not known. */
export function invitedTo(
  info: TableInfo,
  own: number,
  game: GameInfo | undefined,
  prefix: string,
  messages: Messages,
  names: Names,
): string[] {
  return [
    invitation(info, own, messages, names),
    company(info, own, messages, names),
    playsSimpler(info) ? messages.text("bots-simpler-here") : null,
    edition(info, game, messages),
    agreed(info, prefix, messages),
  ].filter((line) => line !== null);
}

function invitation(info: TableInfo, own: number, messages: Messages, names: Names): string {
  const game = tableTitle(info, messages);
  const { host } = info;
  const isNamed = host !== null && givenName(info.seats[host]?.name ?? "") !== "";
  if (!isNamed || host === own) return messages.text("invited", { game });
  return messages.text("invited-by", { who: person(host), game }, names);
}

function company({ seats }: TableInfo, own: number, messages: Messages, names: Names): string {
  const others = seats.flatMap((seat, i) => (i === own || isFree(seat) ? [] : [person(i)]));
  const free = seats.filter((seat, i) => i !== own && isFree(seat)).length;
  const said = { seats: seats.length, number: others.length, who: others, free };
  return [
    messages.text("invited-seats", said, names),
    ...(others.length ? [messages.text("invited-company", said, names)] : []),
    ...(free ? [messages.text("invited-free", said)] : []),
  ].join(" ");
}

/** The edition, unless it is the box that lies on the shelf where this language is spoken. */
function edition(info: TableInfo, game: GameInfo | undefined, messages: Messages): string | null {
  const { language } = messages;
  const title = game?.editions.find(([key]) => key === info.edition)?.[1][language];
  const usual = game?.title[language];
  return title && title !== usual ? messages.text("invited-edition", { edition: title }) : null;
}

/** Other readings of the rules, as they were called when the table was opened; or that there are some. */
function agreed({ unusual, options }: TableInfo, prefix: string, messages: Messages): string | null {
  if (!unusual.length) return null;
  const keys = unusual.map((option) => `${prefix.toLowerCase()}-reading-${option.replaceAll("_", "-")}`);
  const said = keys.filter((key) => messages.has(key)).map((key) => messages.text(key));
  if (said.length) return messages.text("invited-readings", { readings: bySemicolons(said, messages.language) });
  if (!unusual.includes("city")) return messages.text("invited-options");
  const city = `bella-city-${String(options.city)}`;
  return messages.has(city)
    ? messages.text("invited-to-city", { city: messages.text(city) })
    : messages.text("invited-city");
}
