/** The pictures of a game's rules, with the positions that they show: they come with the page of the rules. */
import type { Component } from "svelte";
import type { ScoreLine } from "../lib/server-types";

export interface RulePicture {
  key: string;
  rule: string;
  /** Whether the last move is legal or refused; shown, where none matters. */
  verdict: "right" | "wrong" | "shown";
  position: string;
  moves: string[];
  light: string[];
  /** Sides that the rule looks at, each by the two places that share it. */
  good_sides: string[];
  bad_sides: string[];
  /** The places that the picture reaches out to, if it names any. */
  frame: string[];
  /** It shows the whole board, and is higher for that. */
  whole: boolean;
  points: number | null;
  hand: boolean;
  view: unknown;
  aids: unknown;
  /** What the refusal is about, and where it sees gaps. */
  spaces: string[];
  gaps: string[];
  /** Where the points come from. */
  lines: ScoreLine[];
}

export interface ShortStep {
  key: string;
  rule: string;
  points: string;
}

export interface RulePictures {
  seats: number[];
  minutes: [number, number] | null;
  short: { goal: ShortStep; steps: ShortStep[]; end: ShortStep; counts: ShortStep[] };
  /** The rule under which each ruling stands. */
  rulings: Record<string, string>;
  options: string[];
  board: unknown;
  pictures: RulePicture[];
}

export interface RulePictureProps extends Record<string, unknown> {
  board: unknown;
  picture: RulePicture;
}

/** What is said in short without a position: a card, a coin, a tile. */
export interface ShortDrawingProps extends Record<string, unknown> {
  board: unknown;
  of: string;
}

type Module<Props extends Record<string, unknown>> = { default: Component<Props> };
const files = import.meta.glob<RulePictures>("../games/*/rule-pictures.json", { import: "default" });
const boards = import.meta.glob<Module<RulePictureProps>>("../games/*/RulePicture.svelte");
const drawings = import.meta.glob<Module<ShortDrawingProps>>("../games/*/ShortDrawing.svelte");
const symbols = import.meta.glob<Module<Record<string, never>>>("../games/*/SvgSymbols.svelte");

/** The games that have pictures, by their keys. */
export const PICTURED = Object.keys(files).map((path) => path.split("/")[2] ?? "");

export interface DrawnRules extends RulePictures {
  game: string;
  Picture: Component<RulePictureProps>;
  Drawing: Component<ShortDrawingProps>;
  Symbols: Component<Record<string, never>>;
}

/** Null for a game that brings no pictures: its rules are read without. */
export async function drawnRules(game: string): Promise<DrawnRules | null> {
  const [file, board, drawing, symbol] = [
    files[`../games/${game}/rule-pictures.json`],
    boards[`../games/${game}/RulePicture.svelte`],
    drawings[`../games/${game}/ShortDrawing.svelte`],
    symbols[`../games/${game}/SvgSymbols.svelte`],
  ];
  if (!file || !board || !drawing || !symbol) return null;
  const [found, Picture, Drawing, Symbols] = await Promise.all([file(), board(), drawing(), symbol()]);
  return { ...found, game, Picture: Picture.default, Drawing: Drawing.default, Symbols: Symbols.default };
}

/** The pictures of a rule, those that belong to the first screen left out. */
export function picturesOf({ pictures, short }: RulePictures, rule: string): RulePicture[] {
  const first = new Set([short.goal, ...short.steps, short.end].map(({ key }) => key));
  return pictures.filter((picture) => picture.rule === rule && !first.has(picture.key));
}
