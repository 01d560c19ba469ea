/** The games of the house: each lives in its folder, and its parts come when a page needs them. */
import type { Component } from "svelte";
import { spoken } from "../lib/i18n.svelte";
import type { ScoreLine, TableState, TableWish, Told } from "../lib/server-types";
import type { TableClient } from "../lib/table-client.svelte";

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

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
  board: unknown;
  view: unknown;
  /** What the game reckons beside the view, for the drawing. */
  aids: unknown;
  /** What led to the position. */
  told: Told[];
}

export interface OptionsProps extends Record<string, unknown> {
  seats: number;
  edition: string | null;
  /** Null as long as nothing is settled. */
  options: TableWish["options"] | null;
}

/** What each game's folder exports from its `game.ts`. */
export interface Game {
  /** The prefix of its rule numbers. */
  prefix: string;
  /** Nothing is hidden in it, so a screen that people share needs no curtain. */
  open?: true;
  table: () => Promise<{ default: Component<TableProps, object, "showSince"> }>;
  score: Lazy<ScoreProps>;
  replay: Lazy<ReplayProps>;
  /** What the front page shows of it: a picture that needs no words. */
  picture: Lazy<Record<string, never>>;
  /** What can be chosen before a table of this game is opened. */
  options?: () => Promise<{ default: Component<OptionsProps, object, "options"> }>;
}

const found = import.meta.glob<Game>("./*/game.ts", { eager: true, import: "game" });
/** By the names of their folders, which are the keys of the games. */
const GAMES = new Map(Object.entries(found).map(([path, game]) => withWords(path.split("/")[1] ?? "", game)));

/** The parts of a game; nothing for one that this client does not know yet. */
export function gameParts(key: string): Game | undefined {
  return GAMES.get(key);
}

/** Each part comes with its words; scores and replays say the rules as well. */
function withWords(key: string, game: Game): [key: string, game: Game] {
  const { options } = game;
  const parts: Game = {
    ...game,
    table: () => spoken(key, game.table()),
    score: () => spoken(key, game.score(), true),
    replay: () => spoken(key, game.replay(), true),
    ...(options && { options: () => spoken(key, options()) }),
  };
  return [key, parts];
}
