/** Tables as a server would tell of them. */
import { phrase } from "../../src/lib/fluent-messages";
import type { Facts, Hint, Hints, Reason, SeatInfo, TableInfo, TableState, Told } from "../../src/lib/server-types";

export const seat = (what: Partial<SeatInfo> = {}): SeatInfo => ({
  name: "x",
  bot: null,
  standin: false,
  taken: true,
  here: true,
  left: false,
  grace: 0,
  ...what,
});

export const info = (what: Partial<TableInfo> = {}): TableInfo => ({
  type: "table",
  table: "t",
  game: "sunrise",
  edition: "lane",
  edition_hash: "",
  options: {},
  unusual: [],
  origin: "dealt",
  host: 0,
  first: 0,
  seats: [seat({ name: "Ann" }), seat({ name: "Bob" })],
  mine: [0],
  coached: [],
  to_act: 0,
  over: false,
  ended: false,
  proposal: null,
  practice: false,
  began_as_practice: false,
  next: null,
  simpler_bots: [],
  seq: 1,
  ...what,
});

export const state = (what: Partial<TableState> = {}): TableState => ({
  type: "state",
  seq: 1,
  seat: 0,
  view: {},
  aids: {},
  to_act: 0,
  moves: [],
  log: [],
  earlier: null,
  totals: [0, 0],
  standing: [],
  undo: false,
  ask_undo: false,
  undo_is_practice: false,
  end_near: [],
  outcome: null,
  ending: null,
  ties: [],
  ...what,
});

export const move = (seq: number, at: number | null, text = "x"): Told => ({
  seq,
  seat: at,
  text,
  phrase: phrase("k"),
  undoes: null,
  forced: false,
});

export const note = (
  seq: number,
  at: number,
  key: string,
  facts: Facts = { bot: "planner" },
  undoes: number | null = null,
): Told => ({
  seq,
  seat: at,
  text: "",
  phrase: phrase(key, { player: { type: "person", seat: at }, ...facts }),
  undoes,
  forced: false,
});

export const reason = (what: Partial<Reason> = {}): Reason => ({
  seat: 0,
  phrase: null,
  points: null,
  rule: null,
  group: null,
  stands: false,
  is_kept: false,
  ...what,
});

export const hint = (moves: string[], what: Partial<Hint> = {}): Hint => ({
  moves,
  chances: [41, 59],
  margin: 2,
  reasons: [],
  steps: [],
  ahead: 0,
  ...what,
});

export const hints = (what: Partial<Hints> = {}): Hints => ({
  seat: 0,
  best: [],
  games: 20_000,
  lead: null,
  is_choice: true,
  mine: null,
  compared: { best: [], mine: [] },
  apart: null,
  is_done: true,
  chances_later: false,
  ...what,
});
