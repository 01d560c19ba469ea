/** Made from faubourg.server.board_data.kensington and faubourg.games.kensington.model by `python3 dev.py docs`; the tests compare. */

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

/** A tile as it lies face up. */
export interface TileFace {
  name: string;
  kind: "brick" | "door" | "roof" | "window";
  lit: boolean;
  hard: boolean;
  cat: boolean;
  bird: boolean;
  word: Phrase;
  ways: [number, number][][];
}

/** What tiles show face down (KG-R10). */
export interface TileBack {
  name: string;
  brown: boolean;
  marked: boolean;
  word: Phrase;
  squares: [number, number][];
  tiles: number[];
}

export interface Board {
  columns: number;
  rows: number;
  door: number;
  tiles: TileFace[];
  backs: TileBack[];
  backs_on_show: number[];
  storage: number;
  must_spend_at: number;
  end_at_birds: number;
}

/** A tile of a façade: its lowest left corner, and for a roof which way it is turned. */
export interface Placed {
  tile: number;
  column: number;
  row: number;
  turn: number;
}

/** A building in the order in which it was built; the starting door goes without saying. */
export interface Facade {
  tiles: Placed[];
}

export interface State {
  facades: Facade[];
  warehouses: number[][];
  heap: number[];
  backs: number[];
  tokens: number[];
  stock: number;
  units: "free" | "joined";
  turning_roofs: boolean;
  storing: "may" | "must";
  takes: "may" | "must";
  backs_by: "marks" | "outlines";
  first: number;
  seat: number;
  stage: "take" | "drawing" | "build" | "over";
  taking: number | null;
  taken: number | null;
  owed: boolean;
  laid: number;
  skipping: boolean;
  ender: number | null;
  skips: number;
  idle: number;
  ended_by: string | null;
}

export type View = State;

export interface FacadeColumn {
  column: number;
  height: number;
  windows: number;
  doors: number;
  roofed: boolean;
}

export interface FacadeCount {
  columns: FacadeColumn[];
  points: number[];
  birds: number;
}

/** Points by one rule. */
export interface Part {
  rule: string;
  points: number;
}

/** Where a tile comes to lie. */
export interface Landing {
  text: string;
  row: number;
  tokens: number;
}

export interface Aids {
  facades: FacadeCount[];
  birds: number;
  draft: Part[];
  tokens: number;
  loose: string[];
  landings: Landing[];
  must_spend: boolean;
}
