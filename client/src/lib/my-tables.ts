/** The tables this browser sits at, with the links it may hand out. */
import { keep, kept } from "./local-storage";
import { isLike, type Invitation } from "./links";
import type { Link, Opened, SeatWish, TableInfo, Told } from "./server-types";

export interface MyTable {
  table: string;
  game: string;
  edition?: string;
  names: string[];
  opened: number;
  over: boolean;
  /** The server shows each token once, to whoever asked for it. */
  links: Link[];
  /** The number of the last event that this browser has shown. */
  seen?: number;
}

const MOST = 12;

/** Tables that this page has just opened: their links are wanted first. */
export const fresh = new Set<string>();

export function myTables(): MyTable[] {
  return kept<MyTable[]>("tables", []);
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((each) => each.table === table);
}

export function remember(table: string, what: Partial<MyTable>): void {
  const known = myTable(table);
  const now: MyTable = {
    table,
    game: "",
    names: [],
    opened: Date.now(),
    over: false,
    links: [],
    ...known,
    ...what,
  };
  const others = myTables().filter((each) => each.table !== table);
  keep("tables", [now, ...others].sort((a, b) => b.opened - a.opened).slice(0, MOST));
}

export function rememberInfo(info: TableInfo): void {
  const names = info.seats.map((seat) => seat.name);
  const { links = [] } = myTable(info.table) ?? {};
  // A link to a seat is spent when somebody has come by it.
  const left = links.filter(
    ({ role, seat }) => role !== "seat" || seat === null || !info.seats[seat]?.taken || info.mine.includes(seat),
  );
  remember(info.table, { game: info.game, edition: info.edition, over: info.over, names, links: left });
}

export function rememberOpened({ table, links }: Opened, game: string, seats: SeatWish[]): void {
  remember(table, { game, links, opened: Date.now(), names: seats.map((seat) => seat.name ?? "") });
  fresh.add(table);
}

export function forget(table: string): void {
  keep(
    "tables",
    myTables().filter((each) => each.table !== table),
  );
}

/** A link that was made, in place of the one of its kind. */
export function rememberLink(table: string, link: Link): void {
  const others = (myTable(table)?.links ?? []).filter((each) => !isLike(each, link));
  remember(table, { links: [...others, link] });
}

export function forgetLink(table: string, link: Invitation): void {
  const links = myTable(table)?.links ?? [];
  const left = links.filter((each) => !isLike(each, link));
  if (left.length < links.length) remember(table, { links: left });
}

/** Whoever sat down, here or on another device, has spent the link to that seat. */
export function noteArrivals(table: string, log: readonly Told[]): void {
  for (const { seat, phrase } of log) {
    if (seat !== null && (phrase.key === "log-joined" || phrase.key === "log-sat"))
      forgetLink(table, { role: "seat", seat });
  }
}
