/** Every message between server and browser, as in src/faubourg/server/wire.py. */

export interface Person { type: "person"; seat: number }
export interface Phrase { type?: "phrase"; key: string; facts?: Facts }
export interface Either { type: "either"; choices: Word[] }
export type Word = number | string | Person | (Phrase & { type: "phrase" }) | Either;
export type Fact = Word | Word[];
export type Facts = Record<string, Fact>;

export interface Refusal { rule: string; reason: string; facts: Facts; spaces: string[] }
export interface ScoreLine {
  seat: number; rule: string; points: number; reason: string; facts: Facts; spaces: string[];
}
export interface Outcome { ended_by: string; places: number[]; totals: number[] }

export type SeatKind = "me" | "open" | "bot";
export interface SeatWish { kind: SeatKind; name: string; bot: string | null }
export interface TableWish {
  game: string; seats: SeatWish[]; edition: string | null; options: Record<string, string | number>;
}
export interface SeatLink { seat: number; token: string }
export interface Links { seats: SeatLink[]; coaches: SeatLink[]; spectator: string }
export interface Opened { table: string; links: Links }
export interface Entered { table: string; role: "seat" | "coach" | "spectator"; seat: number | null }
export interface GameInfo {
  key: string; title: Record<string, string>; designers: string[]; prefix: string;
  seats: number[]; editions: [string, Record<string, string>][]; bots: string[];
}

export interface SeatInfo { name: string; bot: string | null; taken: boolean; here: boolean }
export interface TableInfo {
  type: "table"; table: string; game: string; edition: string; edition_hash: string;
  options: Record<string, unknown>; seats: SeatInfo[]; mine: number[]; coached: number[];
  to_act: number | null; over: boolean; seq: number;
}

export interface Offered { text: string; points: number }
export interface Told { seq: number; seat: number | null; text: string; phrase: Phrase }
export interface TableState {
  type: "state"; seq: number; seat: number | null; view: unknown; to_act: number | null;
  moves: Offered[]; log: Told[]; totals: number[]; standing: ScoreLine[]; undo: boolean;
  outcome: Outcome | null;
}
export interface Refused { type: "refused"; seq: number; text: string; refusal: Refusal }
export interface Legal { type: "legal"; seq: number; text: string; lines: ScoreLine[] }
export interface Stale { type: "stale"; seq: number }
export interface Sheet { type: "sheet"; seq: number; lines: ScoreLine[] }
export interface Advised { type: "advice"; seq: number; moves: Offered[] }
export interface Complaint { type: "complaint"; phrase: Phrase }
export type Down =
  | TableInfo | TableState | Refused | Legal | Stale | Sheet | Advised | Complaint;

export type Up =
  | { type: "look"; seat: number | null; seq: number }
  | { type: "play"; seq: number; text: string }
  | { type: "undo"; seq: number }
  | { type: "why"; text: string }
  | { type: "sheet" }
  | { type: "advice" };
