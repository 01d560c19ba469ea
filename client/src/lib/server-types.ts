/** Made from the structs of faubourg.server.messages by `python3 dev.py docs`; the tests compare. */

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

/** An option of a game that a form can offer: one of a few values. */
export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  usual: string | number | boolean;
}

export interface GameInfo {
  key: string;
  title: Record<string, string>;
  designers: string[];
  prefix: string;
  seats: number[];
  editions: [string, Record<string, string>][];
  seats_of_edition: Record<string, number[]>;
  options: OptionInfo[];
  bots: string[];
  simpler_bots: string[];
  minutes: [number, number] | null;
  begins: boolean;
  lesson: boolean;
  puzzles: number;
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
  suggested?: boolean;
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
  forced: boolean;
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

/** Seats with equal totals, and what settles it. */
export interface Tie {
  seats: number[];
  points: number;
  shared: boolean;
  rule: string | null;
  standings: Phrase[];
}

/** A part of a game from its start to where it stands, as one viewer saw it. */
export interface Story {
  table: string;
  game: string;
  edition: string;
  names: string[];
  bots: Record<string, string>;
  standins: number[];
  seat: number | null;
  seats: number[];
  actors: (number | null)[];
  first: number;
  frames: Frame[];
  sheet: ScoreLine[];
  outcome: Outcome | null;
  ending: Phrase | null;
  ties: Tie[];
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
  began_as_practice: boolean;
  next: string | null;
  simpler_bots: string[];
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
  undo_is_practice: boolean;
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

/** One thing that speaks for a turn, or against it. */
export interface Reason {
  seat: number;
  phrase: Phrase | null;
  points: number | null;
  rule: string | null;
  group: string | null;
  stands: boolean;
  is_kept: boolean;
}

/** One move of a turn, seen from the position in which it is made. */
export interface Step {
  told: Phrase;
  is_forced: boolean;
}

/** A move, with the rest of the turn that would follow. */
export interface Hint {
  moves: string[];
  chances: number[];
  margin: number;
  reasons: Reason[];
  steps: Step[];
  ahead: number;
}

/** How the first of several stands beside the others. */
export interface Lead {
  distance: "clear" | "close" | "equal" | "likely" | "loses" | "wins";
  others: number[];
}

/** The trade between a better turn and another. Points are how far the two lie apart, each told
where they speak for the turn; what no sheet counts is told of the turn that does it. */
export interface Compared {
  best: Reason[];
  mine: Reason[];
}

/** What a seat had better do, best first. */
export interface Hints {
  seat: number;
  best: Hint[];
  games: number;
  lead: Lead | null;
  is_choice: boolean;
  mine: Hint | null;
  compared: Compared;
  apart: "clear" | "close" | "equal" | "likely" | "loses" | "wins" | null;
  is_done: boolean;
  chances_later: boolean;
}

/** What the reader had better do, best first; a better answer may follow. */
export interface Advised {
  type: "advice";
  seq: number;
  hints: Hints;
}

/** The bot that is to act has to wait until others have thought, or need not any more. */
export interface BotQueue {
  type: "bot-queue";
  seq: number;
  before: number | null;
}

/** Something else that was wrong with a message. */
export interface Complaint {
  type: "complaint";
  phrase: Phrase;
}

export type Down = TableInfo | TableState | Refused | Legal | Stale | Sheet | Advised | BotQueue | Complaint;

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

/** What had I better do? Whoever asks again is told no more of what was asked before. */
export interface AskAdvice {
  type: "advice";
  text?: string | null;
}

export type Up = Look | Play | Undo | Propose | Answer | Leave | HandOver | Sit | Why | AskSheet | AskAdvice;

/** A position, and what to do there: a move to be made, or one to be asked about. */
export interface StudyWish {
  position: string;
  line?: string[];
  move?: string | null;
  why?: string | null;
  seed?: number;
  board?: boolean;
}

/** What is wrong with a position: in words, and where in its text. */
export interface Fault {
  phrase: Phrase;
  at: number;
  length: number;
  rule: string;
  field: string;
  spaces: string[];
}

/** A possible position, as whoever sees it may know it. */
export interface StudiedState {
  position: string;
  page: string;
  fields: string[];
  game: string;
  edition: string;
  seats: number;
  seat: number | null;
  is_whole: boolean;
  view: unknown;
  aids: unknown;
  to_act: number | null;
  moves: Offered[];
  told: Told[];
  totals: number[];
  sheet: ScoreLine[];
  standing: ScoreLine[];
  end_near: EndNear[];
  outcome: Outcome | null;
  ending: Phrase | null;
  ties: Tie[];
  board: unknown;
}

/** A move that the rules refuse, or a text that is no move. */
export interface MoveRefused {
  text: string;
  phrase: Phrase | null;
  refusal: Refusal | null;
  remedy: Remedy | null;
}

/** A legal move that was asked about, with the lines that it would add. */
export interface MoveAllowed {
  text: string;
  lines: ScoreLine[];
  standing: ScoreLine[];
}

/** Faults and no state, or a state; beside it, the move that was refused or asked about. */
export interface Studied {
  faults: Fault[];
  state?: StudiedState;
  refused?: MoveRefused;
  allowed?: MoveAllowed;
}

/** The position of a table, on one line. */
export interface PositionFound {
  position: string;
}

/** Something to begin with: a game as it is dealt, or after some decisions of simple players. */
export interface StartWish {
  game: string;
  seats: number;
  seed: number;
  edition?: string | null;
  decisions?: number;
}

/** A position whose best moves are asked for, and a legal move to be weighed beside them. */
export interface BotWish {
  position: string;
  line?: string[];
  seed?: number;
  mine?: string | null;
}

/** A position of a recorded game, on one line, and the decision that led to it. */
export interface RecordMoment {
  position: string;
  told: Told | null;
}

/** All positions of a recorded game, from the first on. The record is not kept. */
export interface RecordMoments {
  game: string;
  edition: string;
  names: string[];
  moments: RecordMoment[];
}

/** Show a step of a lesson, or answer what the learner says in it. Nothing is kept of it. */
export interface LessonWish {
  game: string;
  step?: number;
  made?: number;
  others?: number;
  said?: string | null;
}

export interface LessonStepInfo {
  key: string;
  rule: string;
  asks: "choice" | "move" | "place";
  choices: string[];
  of_others: boolean;
}

/** What the teacher says to what the learner said. */
export interface LessonAnswer {
  verdict: "other" | "refused" | "right" | "wrong";
  said: Phrase[];
  text: string;
  refusal: Refusal | null;
  remedy: Remedy | null;
  offers_help: boolean;
}

/** Where a learner stands, and all that is seen there. */
export interface LessonMoment {
  game: string;
  edition: string;
  minutes: number;
  steps: LessonStepInfo[];
  step: number;
  made: number;
  others: number;
  done: boolean;
  question: Phrase | null;
  played_from: number;
  light: string[];
  show: Phrase | null;
  show_moves: string[];
  show_points: number;
  show_answers: string[];
  answer: LessonAnswer | null;
  board: unknown;
  state: TableState;
  sheet: ScoreLine[];
}

/** Show a puzzle after some moves of a turn. Nothing is kept of it. */
export interface PuzzleWish {
  game: string;
  number: number;
  moves?: string[];
  check?: boolean;
  show?: boolean;
}

/** Why a move is refused after some moves of a turn, or what it would bring. */
export interface PuzzleQuestion {
  game: string;
  number: number;
  said: string;
  moves?: string[];
}

/** A puzzle in the list of a game. */
export interface PuzzleInfo {
  number: number;
  edition: string;
  grade: number;
  seats: number;
  seat: number;
}

export interface PuzzleList {
  game: string;
  puzzles: PuzzleInfo[];
}

/** How good a turn is beside the best one. */
export interface PuzzleVerdict {
  is_best: boolean;
  behind: number;
  is_measured: boolean;
  reasons: Reason[];
  compared: Compared;
}

/** The best turn, and what speaks for it. */
export interface PuzzleSolution {
  moves: string[];
  told: Phrase[];
  reasons: Reason[];
  motive: Phrase;
}

/** A puzzle as it stands after some moves of a turn. */
export interface PuzzleMoment {
  game: string;
  edition: string;
  number: number;
  puzzles: number;
  grade: number;
  moves: string[];
  is_turn_over: boolean;
  verdict: PuzzleVerdict | null;
  solution: PuzzleSolution | null;
  position: string;
  board: unknown;
  state: TableState;
  sheet: ScoreLine[];
}
