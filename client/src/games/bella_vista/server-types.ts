/** Made from faubourg.server.board_data.bella_vista and faubourg.games.bella_vista.model by `python3 dev.py docs`; the tests compare. */

export interface CitySquare {
  square: number;
  name: string;
  tile: string;
  kind: "district" | "park" | "river";
  border: boolean;
  park: boolean;
  river: boolean;
}

export interface TileData {
  mark: string;
  kind: "district" | "park" | "river";
  symbol?: "" | "birds" | "butterflies" | "flowers" | "leaves";
  pattern?: "" | "hatched" | "plain";
}

export interface ConstraintData {
  mark: string;
  kind: "border-forbidden" | "districts" | "park-forbidden" | "park-imposed" | "river-forbidden";
  districts?: string;
}

export interface ContractData {
  mark: string;
  kind: "border" | "district" | "each" | "park" | "river" | "straddling";
  needed: number;
  needed_by_two: number;
  coins: number;
  districts?: string;
}

export interface HeightData {
  mark: string;
  kind: "border" | "park" | "river";
}

export interface ClusterData {
  mark: string;
  kind: "alone" | "groups" | "largest";
  coins: number;
}

/** What depends on the number of architects. */
export interface TableData {
  slots: number[];
  coins: number;
  sets: number;
  hand: number;
  start: number[];
  neutral: boolean;
}

/** All that the rules see of a box. */
export interface Components {
  rounds: number;
  squares: number;
  open_contracts: number;
  smaller_coins: number;
  tallest_coins: number;
  unit: number;
  tiles: TileData[];
  sizes: Record<string, [number, number]>;
  buildings: string[];
  constraints: ConstraintData[];
  contracts: ContractData[];
  heights: HeightData[];
  clusters: ClusterData[];
  tables: Record<string, TableData>;
  cities: Record<string, string>;
}

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

export interface Board {
  width: number;
  height: number;
  squares: CitySquare[];
  turns: [number, number][][][];
  parts: Components;
  table: TableData;
  constraints: Phrase[];
  contracts: Phrase[];
  heights: Phrase[];
  clusters: Phrase[];
}

/** BV-2.1: a construction card above the offer board; `card` is UNKNOWN where it is hidden. */
export interface Offered {
  seat: number;
  slot: number;
  card: number;
}

/** A building in the city. Its square is the first that it covers, in reading order. */
export interface Building {
  seat: number | null;
  number: number;
  square: number;
  turn: number;
}

/** BV-2.1: what an offer cost. */
export interface Paid {
  type: "paid";
  seat: number;
  round: number;
  price: number;
}

/** BV-3.6: what a building brought. Buildings are meant by their place in the list of them. */
export interface Earned {
  type: "earned";
  building: number;
  smaller: number[];
  tallest: boolean;
}

/** What one viewer may know of a state. */
export interface View {
  city: string;
  closed_contracts: boolean;
  stage: "setup" | "offer" | "reveal" | "build" | "contract" | "stopped" | "neutral" | "neutral-built" | "round-end" | "over";
  round: number;
  order: number[];
  offers: Offered[];
  revealed: number;
  turned: number[];
  height: number | null;
  cluster: number | null;
  market: number[];
  taken: number[][];
  buildings: Building[];
  coins: number[];
  ledger: (Paid | Earned)[];
  spent: number[][];
  ended_by: string | null;
  viewer: number | null;
  hand: number[] | null;
  hand_sizes: number[];
  deck_sizes: number[];
  unseen: number[][];
}

/** How far each architect is with a contract that lies open. */
export interface Progress {
  card: number;
  needed: number;
  have: number[];
  nearer: string[];
}

export interface Aids {
  contracts: Progress[];
  barred: number[];
  building: number | null;
  reach: "anywhere" | "border" | "nowhere" | "within" | null;
}
