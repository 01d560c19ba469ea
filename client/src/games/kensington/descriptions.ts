/** Tiles, backs, columns and moves in words. */
import { say, t } from "../../lib/i18n.svelte";
import { bySemicolons } from "../../lib/join-with-semicolons";
import { phrase } from "../../lib/fluent-messages";
import type { Phrase, Step } from "../../lib/server-types";
import type { MoveInProgress } from "./move-in-progress.svelte";
import { middleOf } from "./geometry";
import {
  cellsOf,
  shapeOf,
  tileNamed,
  widthOf,
  type Board,
  type Cell,
  type FacadeCount,
  type Standing,
  type TileBack,
  type TileFace,
  type View,
} from "./model";
import { read } from "./notation";
import { placeOfNamesake } from "./tiles-of-one-name";

/** What people call a tile, or a back. */
export const wordOf = (piece: { word: Phrase } | undefined): Phrase => piece?.word ?? phrase("kg-nothing");

/** A tile in as few words as a button has room for. */
export function shortWord(face: TileFace | undefined): Phrase {
  return phrase(face ? `kg-short-${face.kind}` : "kg-nothing");
}

interface Frame {
  wide: number;
  high: number;
}

function frameOf(cells: readonly Cell[]): Frame {
  return {
    wide: 1 + Math.max(0, ...cells.map(([column]) => column)),
    high: 1 + Math.max(0, ...cells.map(([, floor]) => floor)),
  };
}

/** The squares of each row from the top; nothing where they fill their frame. */
function rowsOf(cells: readonly Cell[], { wide, high }: Frame): string | null {
  if (cells.length === wide * high) return null;
  const rows = Array.from({ length: high }, (_, i) =>
    cells
      .filter(([, floor]) => floor === high - 1 - i)
      .map(([column]) => column + 1)
      .sort((a, b) => a - b)
      .join(" "),
  );
  return bySemicolons(rows);
}

/** A tile for whoever does not see it: its frame, and what of that it fills. */
export function shapeWords(cells: readonly Cell[]): string {
  const frame = frameOf(cells);
  const rows = rowsOf(cells, frame);
  return [t("kg-frame", { ...frame }), ...(rows ? [t("kg-rows", { rows })] : [])].join(", ");
}

/** An outline for whoever does not see it: its tile may stand any way up (KG-R10), and it is drawn in one of them. */
export function outlineWords(cells: readonly Cell[]): string {
  const frame = frameOf(cells);
  const rows = rowsOf(cells, frame);
  const [long, short] = [Math.max(frame.wide, frame.high), Math.min(frame.wide, frame.high)];
  const turns = rows !== null || long !== short ? "yes" : "no";
  return [t("kg-back-frame", { long, short, turns }), ...(rows ? [t("kg-back-rows", { rows })] : [])].join(", ");
}

/** Everything about a tile. */
export function tileName(face: TileFace | undefined, turn = 0): string {
  if (!face) return "";
  const words = [say(wordOf(face)), shapeWords(shapeOf(face, turn))];
  if (face.hard) words.push(t("kg-diamond"));
  return words.join(", ");
}

interface Behind {
  word: string;
  number: number;
  /** Out of how many of their kind. */
  all?: number;
}

/** What may be behind a back: everybody can work it out (KG-R3). */
export function behind(board: Board, view: View, back: TileBack): Behind[] {
  const number = (is: (face: TileFace) => boolean): number =>
    back.tiles.reduce(
      (sum, tile) => sum + (board.tiles[tile] && is(board.tiles[tile]) ? (view.heap[tile] ?? 0) : 0),
      0,
    );
  const windows = number((face) => face.kind === "window");
  const roofs = number((face) => face.kind === "roof");
  return [
    { word: "lit", number: number((face) => face.kind === "window" && face.lit), all: windows },
    { word: "dark", number: number((face) => face.kind === "window" && !face.lit), all: windows },
    { word: "cats", number: number((face) => face.cat), all: windows },
    { word: "roofs", number: roofs, all: roofs },
    { word: "birds", number: number((face) => face.bird), all: roofs },
    { word: "bricks", number: number((face) => face.kind === "brick") },
    { word: "doors", number: number((face) => face.kind === "door") },
  ].filter((each) => each.number > 0);
}

/** The same in words, as what is left in the pile: the tile itself is not known. */
export function pileWords(board: Board, view: View, back: TileBack): string {
  const contents = behind(board, view, back).map(({ word, number, all }) =>
    t(`kg-behind-${word}`, { number, all: all ?? number }),
  );
  return t("kg-left-in-pile", { contents: contents.join(", ") });
}

function cellWord({ face }: Standing, isMiddle: boolean): string {
  if (face.kind === "window") return t(`kg-cell-${face.lit ? "lit" : "dark"}${face.cat && isMiddle ? "-cat" : ""}`);
  return t(`kg-cell-${face.kind}${face.bird && isMiddle ? "-bird" : ""}`);
}

/** A column from the ground up, and what could be laid on it. */
export function columnName(
  column: number,
  tiles: readonly Standing[],
  count: FacadeCount | undefined,
  door: number,
  choice: MoveInProgress | null,
): string {
  const floors = tiles.flatMap((tile) => {
    const cells = cellsOf(tile);
    const [x, y] = middleOf(cells);
    return cells
      .filter((cell) => cell[0] === column)
      .map(([, floor]) => ({ floor, word: cellWord(tile, x === column && y === floor) }));
  });
  if (column === 0) floors.push({ floor: 0, word: t("kg-cell-start") });
  const said = floors
    .sort((a, b) => a.floor - b.floor)
    .map(({ word }) => word)
    .join(", ");
  const known = count?.columns.find((each) => each.column - door === column);
  const words = [
    floors.length
      ? t("kg-column-built", { column, height: known?.height ?? floors.length, floors: said })
      : t("kg-column-free", { column }),
  ];
  if (known?.roofed) words.push(t("kg-column-roofed"));
  const offer = choice?.lays.find((each) => each.column === column);
  const ghost = offer && choice?.landed(offer);
  if (offer && ghost) {
    words.push(t("kg-would-land", { tile: wordOf(ghost.face), floor: ghost.row + 1, points: offer.points }));
    const tokens = choice?.earns(offer);
    if (tokens) words.push(t("kg-tokens-later", { number: tokens }));
  }
  return bySemicolons(words);
}

/** A façade in one sentence. */
export function facadeWords(count: FacadeCount | undefined): string {
  const columns = count?.columns ?? [];
  const heights = new Set(columns.filter(({ roofed }) => roofed).map(({ height }) => height)).size;
  return t("kg-facade-facts", {
    columns: columns.length,
    roofed: columns.filter(({ roofed }) => roofed).length,
    heights,
    birds: count?.birds ?? 0,
  });
}

/** The end of a turn, and where the tile that was taken goes if it has not been laid. */
export function finishWords(isKept: boolean, taken: TileFace | undefined): string {
  if (!taken) return t("kg-finish");
  return isKept ? t("kg-keep-tile", { tile: wordOf(taken) }) : t("kg-return-finish", { tile: shortWord(taken) });
}

/** A move in a few words; a later step of a turn is told where it is made: by then the tile may have been laid. */
export function inWords(text: string, board: Board, view: View, step?: Step): string {
  const said = read(text);
  switch (said.kind) {
    case "take":
      return t("kg-hint-take", { back: wordOf(board.backs.find((back) => back.name === said.back)) });
    case "buy": {
      const at = tileNamed(board, said.tile);
      const place = placeOfNamesake(at, board, { stored: view.warehouses[said.seat] ?? [], taken: null });
      return withPlace(t("kg-hint-buy", { tile: wordOf(board.tiles[at]) }), place && t("kg-place-theirs", { place }));
    }
    case "lay": {
      const at = tileNamed(board, said.tile);
      const place = placeOfNamesake(at, board, { stored: view.warehouses[view.seat] ?? [], taken: view.taken });
      return withPlace(layWords(board.tiles[at], said), place && t("kg-place-own", { place }));
    }
    case "finish":
      return finishWords(said.keep, isTileLeft(step) ? board.tiles[view.taken ?? -1] : undefined);
    case "skip":
      return t("kg-skip");
    default:
      return text;
  }
}

/** Where the tile lies, after what is done with it: another one has the same name. */
const withPlace = (words: string, place: string | null): string => (place ? `${words} (${place})` : words);

function layWords(face: TileFace | undefined, { column, turn }: { column: number; turn: number }): string {
  const wide = face ? widthOf(face, turn) : 1;
  return t("kg-hint-lay", { tile: wordOf(face), wide, column, last: column + wide - 1 });
}

const isTileLeft = (step: Step | undefined): boolean => step?.told.key !== "kensington-told-finish";
