/** The games of the house: each lives in its folder, and its parts come when a page needs them. */
import type { Component } from "svelte";
import { spoken } from "../lib/i18n.svelte";
import type { Room } from "../lib/room.svelte";
import type { ScoreLine, TableState, TableWish, Told } from "../lib/wire";

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface TableProps extends Record<string, unknown> {
  room: Room;
  state: TableState;
  /** Show the score, from a part of it if one is named. */
  onscore: (part?: string) => void;
  showSince: boolean;
}

export interface ScoreProps extends Record<string, unknown> {
  room: Room;
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
    table: () => spoken("sunrise", import("./sunrise/SunriseTable.svelte")),
    score: () => spoken("sunrise", import("./sunrise/ScoreWalk.svelte"), true),
    replay: () => spoken("sunrise", import("./sunrise/SunriseReplay.svelte"), true),
    vignette: () => import("./sunrise/Vignette.svelte"),
  },
  bella_vista: {
    prefix: "BV",
    table: () => spoken("bella_vista", import("./bella_vista/BellaVistaTable.svelte")),
    score: () => spoken("bella_vista", import("./bella_vista/ScoreWalk.svelte"), true),
    replay: () => spoken("bella_vista", import("./bella_vista/BellaVistaReplay.svelte"), true),
    vignette: () => import("./bella_vista/Vignette.svelte"),
    options: () => spoken("bella_vista", import("./bella_vista/CityChoice.svelte")),
  },
  kensington: {
    prefix: "KG",
    open: true,
    table: () => spoken("kensington", import("./kensington/KensingtonTable.svelte")),
    score: () => spoken("kensington", import("./kensington/ScoreWalk.svelte"), true),
    replay: () => spoken("kensington", import("./kensington/KensingtonReplay.svelte"), true),
    vignette: () => import("./kensington/Vignette.svelte"),
  },
};

/** The parts of a game; nothing for one that this client does not know yet. */
export function gameParts(key: string): Game | undefined {
  return Object.hasOwn(GAMES, key) ? GAMES[key] : undefined;
}
