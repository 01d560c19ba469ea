/** Made from faubourg.server.messages.http_messages and faubourg.server.messages.socket_messages by `python3 dev.py docs`; the tests compare. */

export type Role = "coach" | "seat" | "spectator";

export type Agreement = "end" | "take-back";

export type Origin = "continued" | "dealt" | "seeded" | "shown";

/** A seat, shown by the name of whoever sits there. */
export interface Person {
  type: "person";
  seat: number;
}

/** Things of which one is enough: listed with "or". */
export interface Either {
  type: "either";
  choices: (number | string | Person | Phrase | Either)[];
}

/** A message of the locale files, with the facts that fill it. */
export interface Phrase {
  type: "phrase";
  key: string;
  facts: Record<string, number | string | Person | Phrase | Either | (number | string | Person | Phrase | Either)[]>;
}

export type Word = number | string | Person | Phrase | Either;

export type Fact = number | string | Person | Phrase | Either | Word[];

export type Facts = Record<string, Fact>;

export interface About {
  version: string;
  address: string | null;
}

export interface GameInfo {
  key: string;
  title: Record<string, string>;
  designers: string[];
  prefix: string;
  seats: number[];
  editions: [string, Record<string, string>][];
  bots: string[];
  minutes: [number, number] | null;
  begins: boolean;
}

/** A board to be shown before there is a table. */
export interface BoardWish {
  game: string;
  seats: number;
  edition?: string | null;
  options?: Record<string, string | number | boolean>;
}

/** Options to be suggested; another number, another suggestion. */
export interface SuggestionWish {
  game: string;
  seed: number;
  edition?: string | null;
}

export interface Suggestion {
  options: Record<string, string | number>;
}

/** A seat of a table to be: mine on this device, open to whoever has its link, or a bot's. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string | null;
}

/** A table to be opened. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  edition?: string | null;
  options?: Record<string, string | number | boolean>;
  seed?: number | null;
}

/** A table that goes on from a position of another. */
export interface ForkWish {
  ply: number;
  seats: SeatWish[];
}

/** A link to be made or to be revoked: to a seat, to look over its shoulder, or to watch. */
export interface LinkWish {
  role: Role;
  seat?: number | null;
}

/** A token, shown once, to whoever asked for it. */
export interface Link {
  role: Role;
  seat: number | null;
  token: string;
}

/** A new table, with links to its open seats and for those who watch. */
export interface Opened {
  table: string;
  links: Link[];
}

/** The table that a rematch or an uploaded record has led to. */
export interface Found {
  table: string;
}

/** A link followed: its token, and the name of whoever takes the seat. */
export interface Entry {
  token: string;
  name?: string;
}

/** Another name for whoever sits at a seat of one's own. */
export interface Naming {
  seat: number;
  name: string;
}

export interface Entered {
  table: string;
  role: Role;
  seat: number | null;
}

/** A line of the log, as the reader saw it. */
export interface Told {
  seq: number;
  seat: number | null;
  text: string;
  phrase: Phrase;
  undoes: number | null;
}

/** Points of one seat, with the rule and the facts that brought them. */
export interface ScoreLine {
  seat: number;
  rule: string;
  points: number;
  reason: string;
  facts: Facts;
  spaces: string[];
  group?: string;
}

/** A position of a game that is replayed, and what led to it. */
export interface Frame {
  actor: number | null;
  told: Told[];
  gained: ScoreLine[];
  view: unknown;
  aids: unknown;
  totals: number[];
  standing: ScoreLine[];
}

/** How a game ended: the only authority on who won. */
export interface Outcome {
  ended_by: string;
  places: number[];
  totals: number[];
}

/** A part of a game from its start to where it stands, as one viewer saw it. */
export interface Story {
  table: string;
  game: string;
  names: string[];
  bots: Record<string, string>;
  seat: number | null;
  seats: number[];
  actors: (number | null)[];
  first: number;
  frames: Frame[];
  sheet: ScoreLine[];
  outcome: Outcome | null;
  ending: Phrase | null;
  practice: boolean;
  fork: boolean;
}

/** An older part of the log, as the reader saw it. */
export interface LogPage {
  lines: Told[];
  earlier: number | null;
}

export interface SeatInfo {
  name: string;
  bot: string | null;
  standin: boolean;
  taken: boolean;
  here: boolean;
  left: boolean;
  grace: number;
}

/** Something that happens only if everybody agrees. */
export interface Proposal {
  what: Agreement;
  seat: number;
  agreed: number[];
  needed: number[];
}

/** What everybody at a table may know about it, and who the reader is. */
export interface TableInfo {
  type: "table";
  table: string;
  game: string;
  edition: string;
  edition_hash: string;
  options: Record<string, unknown>;
  unusual: string[];
  origin: Origin;
  host: number | null;
  first: number | null;
  seats: SeatInfo[];
  mine: number[];
  coached: number[];
  to_act: number | null;
  over: boolean;
  ended: boolean;
  proposal: Proposal | null;
  practice: boolean;
  next: string | null;
  seq: number;
}

/** A legal move as its text, and the points it brings at once. */
export interface Offered {
  text: string;
  points: number;
  told?: Phrase;
}

/** One reason why the end of the game is near. */
export interface EndNear {
  rule: string;
  phrase: Phrase;
  turns: number[] | null;
}

/** Seats with equal totals, and what settles it. */
export interface Tie {
  seats: number[];
  points: number;
  shared: boolean;
  rule: string | null;
  standings: Phrase[];
}

/** The whole of what the reader may see now. */
export interface TableState {
  type: "state";
  seq: number;
  seat: number | null;
  view: unknown;
  aids: unknown;
  to_act: number | null;
  moves: Offered[];
  log: Told[];
  earlier: number | null;
  totals: number[];
  standing: ScoreLine[];
  undo: boolean;
  ask_undo: boolean;
  end_near: EndNear[];
  outcome: Outcome | null;
  ending: Phrase | null;
  ties: Tie[];
}

/** Why a move is not legal: the rule, the reason, the facts and the spaces concerned. */
export interface Refusal {
  rule: string;
  reason: string;
  facts: Facts;
  spaces: string[];
}

/** What to do instead of a refused move: in words, and as the moves that do it.

Each of the moves is legal, the first is the best; none while nobody is to decide anything. */
export interface Remedy {
  phrase: Phrase;
  moves: string[];
}

/** A move that the rules refuse; nothing has changed. */
export interface Refused {
  type: "refused";
  seq: number;
  text: string;
  refusal: Refusal;
  remedy: Remedy;
}

/** The answer to a question about a legal move: the lines it would add. */
export interface Legal {
  type: "legal";
  seq: number;
  text: string;
  lines: ScoreLine[];
  standing: ScoreLine[];
}

/** The message spoke of a position that is past; the present one follows. */
export interface Stale {
  type: "stale";
  seq: number;
}

/** Every score line, the bonuses as they stand included. */
export interface Sheet {
  type: "sheet";
  seq: number;
  lines: ScoreLine[];
}

/** What a bot would do in the reader's place, best first. */
export interface Advised {
  type: "advice";
  seq: number;
  moves: Offered[];
}

/** Something else that was wrong with a message. */
export interface Complaint {
  type: "complaint";
  phrase: Phrase;
}

export type Down = TableInfo | TableState | Refused | Legal | Stale | Sheet | Advised | Complaint;

/** Send me what this seat sees; on a shared screen, uncover it. None covers the screen. */
export interface Look {
  type: "look";
  seat: number | null;
  seq?: number;
}

export interface Play {
  type: "play";
  seq: number;
  text: string;
}

export interface Undo {
  type: "undo";
  seq: number;
}

/** Ask the others: may I take my last decision back, shall we end the game here? */
export interface Propose {
  type: "propose";
  what: Agreement;
  seq: number;
}

/** Agree to what is proposed, or not; who proposed it may withdraw it. */
export interface Answer {
  type: "answer";
  yes: boolean;
  seq: number;
}

/** I get up from all my seats. */
export interface Leave {
  type: "leave";
}

/** Let a bot play for a seat that is mine, or whose person has left or lost the line. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  bot: string;
}

/** I take my seat back, from a bot or after I had left. */
export interface Sit {
  type: "sit";
  seat: number;
}

export interface Why {
  type: "why";
  text: string;
}

export interface AskSheet {
  type: "sheet";
}

export interface AskAdvice {
  type: "advice";
}

export type Up = Look | Play | Undo | Propose | Answer | Leave | HandOver | Sit | Why | AskSheet | AskAdvice;
