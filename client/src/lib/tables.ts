/** The tables this browser sits at, with the links it may hand out. */
import { keep, kept } from "./kept";
import type { Link } from "./wire";

export interface MyTable {
  table: string;
  game: string;
  names: string[];
  opened: number;
  over: boolean;
  /** The server shows each token once, to whoever asked for it. */
  links: Link[];
}

const MOST = 12;

export function myTables(): MyTable[] {
  return kept<MyTable[]>("tables", []);
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((each) => each.table === table);
}

export function remember(table: string, what: Partial<MyTable>): void {
  const known = myTable(table);
  const fresh: MyTable = {
    table, game: "", names: [], opened: Date.now(), over: false, links: [],
    ...known, ...what,
  };
  const others = myTables().filter((each) => each.table !== table);
  keep("tables", [fresh, ...others].sort((a, b) => b.opened - a.opened).slice(0, MOST));
}

export function forget(table: string): void {
  keep("tables", myTables().filter((each) => each.table !== table));
}

export function linkOf(table: string, token: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}#${token}`;
}
