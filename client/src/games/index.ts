/** The games of the house: each lives in its folder, and its parts come when a page needs them. */
import type { Component } from "svelte";
import type { Places } from "../lib/cited-places.svelte";
import { spoken } from "../lib/i18n.svelte";
import { plainTable } from "../plain-table/game";
import type { GameInfo, ScoreLine, TableState, TableWish, Told } from "../lib/server-types";
import type { TableClient } from "../lib/table-client.svelte";
import type { PositionDraft } from "../table/setup/position-draft.svelte";
import type { TrayChoice } from "../table/setup/tray-choice.svelte";
import type { KeyUse } from "../ui/key-help";

export type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface TableProps extends Record<string, unknown> {
  client: TableClient;
  state: TableState;
  /** Show the score, from a part of it if one is named. */
  onscore: (part?: string) => void;
  showSince: boolean;
}

export interface ScoreProps extends Record<string, unknown> {
  client: TableClient;
  state: TableState;
  lines: ScoreLine[];
  /** The part of the score to begin with. */
  area?: string | undefined;
  onclose: () => void;
}

/** A position of a game that is replayed, drawn without any way to act. */
export interface ReplayProps extends Record<string, unknown> {
  game: string;
  board: unknown;
  view: unknown;
  /** What the game reckons beside the view, for the drawing. */
  aids: unknown;
  /** What led to the position. */
  told: Told[];
  names: string[];
  /** All that is known to have happened up to it. */
  past: readonly Told[];
}

/** What the sentences of a game speak of: places that are lit while they are looked at. */
export interface PlacesInWords {
  /** A move that was made, as the log tells it. */
  placesTold: (told: Pick<Told, "seat" | "text" | "phrase">) => Places;
  /** What points are for. */
  placesScored: (line: Pick<ScoreLine, "seat" | "facts" | "spaces">) => Places;
}

/** A position that is being set up on the game's own board. */
export interface SetupProps extends Record<string, unknown> {
  client: TableClient;
  seats: number;
  draft: PositionDraft;
  tray: TrayChoice;
  /** The draft becomes the position, or is given up. */
  onapply: () => void;
  ondiscard: () => void;
}

export interface OptionsProps extends Record<string, unknown> {
  game: GameInfo;
  seats: number;
  edition: string | null;
  /** Null as long as nothing is settled. */
  options: TableWish["options"] | null;
  /** Whether the options are drawn, and drawn anew for every rematch. */
  suggested?: boolean;
}

/** What a lesson ends with: each part is said in a sentence and shown in a picture. */
export const LEARNT_PARTS = ["goal", "turn", "end"] as const;
export type LearntPart = (typeof LEARNT_PARTS)[number];

/** What each game's folder exports from its `game.ts`. */
export interface Game {
  /** The prefix of its rule numbers; of a game without a folder here, the server knows it. */
  prefix?: string;
  /** Nothing is hidden in it, so a screen that people share needs no curtain. */
  open?: true;
  /** How an amount of its points is said, where it does not call them points. */
  amount?: string;
  /** The keys that only its table understands. */
  keys?: readonly KeyUse[];
  /** The keys of its tray, where positions are set up. */
  trayKeys?: readonly KeyUse[];
  table: () => Promise<{ default: Component<TableProps, object, "showSince"> }>;
  score: Lazy<ScoreProps>;
  replay: Lazy<ReplayProps>;
  /** Without it, nothing is lit. */
  places?: () => Promise<PlacesInWords>;
  /** Where its positions are set up by hand; without it, only field by field. */
  setup?: Lazy<SetupProps>;
  /** What the front page shows of it: a picture that needs no words. */
  picture: Lazy<Record<string, never>>;
  /** What was learnt in its lesson, in small pictures. */
  learnt?: Lazy<{ part: LearntPart }>;
  /** What can be chosen before a table of this game is opened. */
  options?: () => Promise<{ default: Component<OptionsProps, object, "options" | "suggested"> }>;
}

const found = import.meta.glob<Game>("./*/game.ts", { eager: true, import: "game" });
/** By the names of their folders, which are the keys of the games. */
const GAMES = new Map(Object.entries(found).map(([path, game]) => [path.split("/")[1] ?? "", game]));

/** Whether this client has a drawing for the game. */
export function isDrawn(key: string): boolean {
  return GAMES.has(key);
}

/** Always the same for a game: what is drawn already is not drawn anew. */
const asked = new Map<string, Game>();

/** The parts of a game; one that has no folder here is drawn from its view alone. */
export function gameParts(key: string): Game {
  const parts = asked.get(key) ?? withWords(key, GAMES.get(key) ?? plainTable);
  asked.set(key, parts);
  return parts;
}

/** Each part comes with its words; scores and replays say the rules as well. */
function withWords(key: string, game: Game): Game {
  const { options, setup } = game;
  return {
    ...game,
    table: () => spoken(key, game.table()),
    score: () => spoken("score", spoken(key, game.score(), true)),
    replay: () => spoken(key, game.replay(), true),
    ...(setup && { setup: () => spoken(key, setup()) }),
    ...(options && { options: () => spoken(key, options()) }),
  };
}
