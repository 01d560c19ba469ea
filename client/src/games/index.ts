/** The games of the house: each lives in its folder, and its parts come when a page needs them. */
import type { Component } from "svelte";
import { spoken } from "../lib/i18n.svelte";
import type { TableClient } from "../lib/table-client.svelte";
import type { ScoreLine, TableState, TableWish, Told } from "../lib/server-types";

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

export interface Game {
  /** The prefix of its rule numbers. */
  prefix: string;
  /** Nothing is hidden in it, so a screen that people share needs no curtain. */
  open?: true;
  table: () => Promise<{ default: Component<TableProps, object, "showSince"> }>;
  score: Lazy<ScoreProps>;
  replay: Lazy<ReplayProps>;
  vignette: Lazy<Record<string, never>>;
  /** What can be chosen before a table of this game is opened. */
  options?: () => Promise<{ default: Component<OptionsProps, object, "options"> }>;
}

const GAMES: Record<string, Game> = {
  sunrise: {
    prefix: "SL",
    table: () => spoken("sunrise", import("./sunrise/Table.svelte")),
    score: () => spoken("sunrise", import("./sunrise/ScoreWalk.svelte"), true),
    replay: () => spoken("sunrise", import("./sunrise/Replay.svelte"), true),
    vignette: () => import("./sunrise/FrontPagePicture.svelte"),
  },
  bella_vista: {
    prefix: "BV",
    table: () => spoken("bella_vista", import("./bella_vista/Table.svelte")),
    score: () => spoken("bella_vista", import("./bella_vista/ScoreWalk.svelte"), true),
    replay: () => spoken("bella_vista", import("./bella_vista/Replay.svelte"), true),
    vignette: () => import("./bella_vista/FrontPagePicture.svelte"),
    options: () => spoken("bella_vista", import("./bella_vista/CityChoice.svelte")),
  },
  kensington: {
    prefix: "KG",
    open: true,
    table: () => spoken("kensington", import("./kensington/Table.svelte")),
    score: () => spoken("kensington", import("./kensington/ScoreWalk.svelte"), true),
    replay: () => spoken("kensington", import("./kensington/Replay.svelte"), true),
    vignette: () => import("./kensington/FrontPagePicture.svelte"),
  },
};

/** The parts of a game; nothing for one that this client does not know yet. */
export function gameParts(key: string): Game | undefined {
  return Object.hasOwn(GAMES, key) ? GAMES[key] : undefined;
}
