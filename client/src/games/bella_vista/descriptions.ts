/** Squares, cards and moves in words. */
import { say, t } from "../../lib/i18n.svelte";
import { phrase } from "../../lib/fluent-messages";
import type { Facts, Phrase, Step } from "../../lib/server-types";
import type { MoveInProgress } from "./move-in-progress.svelte";
import {
  contractMarked,
  covered,
  squareAt,
  tileOf,
  type Aids,
  type Board,
  type Building,
  type CitySquare,
  type Progress,
  type View,
} from "./model";
import { read } from "./notation";
import type { Part } from "./score-steps";

/** What stands on each square. */
export function builtOn(board: Board, buildings: readonly Building[]): Map<number, Building> {
  return new Map(
    buildings.flatMap((building) => covered(board, building).map((cell) => [squareAt(cell) ?? -1, building] as const)),
  );
}

export function districtWord(board: Pick<Board, "parts">, mark: string): Phrase {
  const tile = tileOf(board, mark);
  if (tile?.kind === "district") return phrase(`bella-${tile.pattern}-${tile.symbol}`);
  return phrase(tile?.kind === "river" ? "bv-river" : "bv-park");
}

export interface Look {
  board: Board;
  built: ReadonlyMap<number, Building>;
  barred: ReadonlySet<number>;
  /** What may be done there, if the board helps. */
  choice: MoveInProgress | null;
  /** It is about the building that the last in the order puts up for the town, which brings nobody coins. */
  isNeutral?: boolean;
  names: string[];
}

/** The squares on which nothing stands and nothing is barred. */
export function freeSquares({ board, built, barred }: Look): Set<number> {
  const free = board.squares.filter(
    ({ kind, square }) => kind === "district" && !built.has(square) && !barred.has(square),
  );
  return new Set(free.map(({ square }) => square));
}

/** Everything about a square: where it lies, what stands there, what could. */
export function squareName(square: CitySquare, look: Look): string {
  const { board, built, barred, choice, names } = look;
  const beside = [
    ...(square.border ? [phrase("bv-on-border")] : []),
    ...(square.park ? [phrase("bv-by-park")] : []),
    ...(square.river ? [phrase("bv-by-river")] : []),
  ];
  const words = [`${square.name} ${say(districtWord(board, square.tile))}`, ...beside.map((each) => say(each))];
  if (square.kind !== "district") return words.join(", ");
  const building = built.get(square.square);
  words.push(building ? say(buildingWord(building), names) : t("bv-free"));
  const place = choice?.at(square.square);
  if (place) words.push(whatFits(choice?.places?.number ?? 0, place.points, look.isNeutral ?? false));
  else if (barred.has(square.square) && !building) words.push(t("bv-barred"));
  return words.join(", ");
}

const whatFits = (number: number, coins: number, isNeutral: boolean): string =>
  isNeutral ? t("bv-neutral-fits", { number }) : t("bv-would-bring", { number, coins });

export function buildingWord({ seat, number }: Pick<Building, "seat" | "number">): Phrase {
  return seat === null
    ? phrase("bv-neutral", { number })
    : phrase("bv-building", { number, owner: { type: "person", seat } });
}

/** The constraint of the round, once it has been turned over. */
export function constraintWords(board: Board, view: Pick<View, "turned">): string | null {
  const turned = view.turned.at(-1) ?? -1;
  const card = board.parts.constraints[turned];
  return card ? t(`bv-constraint-${card.kind}`, board.constraints[turned]?.facts) : null;
}

/** A contract in few words, without its value. */
export function contractShort(board: Board, card: number): Phrase {
  const facts = (board.contracts[card]?.facts ?? {}) as Facts;
  const kind = board.parts.contracts[card]?.kind ?? "";
  const isListed = kind === "each" && Array.isArray(facts.districts);
  return phrase(`bv-short-${kind}${isListed ? "-listed" : ""}`, facts);
}

/** How far somebody is with a contract: more than it asks for does not count. */
export function progressWords({ have, needed }: Progress, seat: number, names: readonly string[]): string {
  return t("bv-progress", { who: names[seat] ?? "", have: Math.min(have[seat] ?? 0, needed), needed });
}

export interface Objective {
  kind: string;
  /** What it says, what of it fits beside its picture, and what counts. */
  title: string;
  short: string;
  about: string;
}

/** The objective behind a part of the score, once it has been drawn. */
export function objectiveOf(
  board: Pick<Board, "parts">,
  view: Pick<View, "height" | "cluster">,
  part: Part,
): Objective | null {
  const { heights, clusters } = board.parts;
  const card =
    part === "height" ? heights[view.height ?? -1] : part === "cluster" ? clusters[view.cluster ?? -1] : null;
  if (!card) return null;
  const key = `bv-objective-${card.kind}`;
  const coins = "coins" in card ? Math.abs(card.coins) : 0;
  return { kind: card.kind, title: t(key, { coins }), short: t(`${key}-short`), about: t(`${key}-about`, { coins }) };
}

/** The building that the move is about, in the position in which it is made. */
export interface BuildingAtHand {
  number: number;
  isNeutral: boolean;
  /** A contract may be taken: whoever goes on takes none. */
  isContractDue: boolean;
}

export function buildingAtHand({ stage }: Pick<View, "stage">, { building }: Pick<Aids, "building">): BuildingAtHand {
  return { number: building ?? 0, isNeutral: stage === "neutral", isContractDue: stage === "contract" };
}

/** A later step of a turn may be about another building: what is told of it knows which. */
function buildingTold({ key, facts }: Phrase, now: BuildingAtHand): BuildingAtHand {
  const isNeutral = key === "bella-told-neutral";
  return typeof facts.number === "number" ? { ...now, number: facts.number, isNeutral } : now;
}

/** A move in a few words; nothing of one that goes without saying. */
export function inWords(text: string, board: Board, now: BuildingAtHand, step?: Step): string {
  const said = read(text);
  const { number, isNeutral } = step ? buildingTold(step.told, now) : now;
  switch (said.kind) {
    case "offer": {
      const price = board.table.slots[said.slot];
      return price === undefined
        ? t("bv-hint-right", { card: said.card })
        : t("bv-hint-offer", { card: said.card, price });
    }
    case "place":
      return t(isNeutral ? "bv-hint-neutral" : "bv-hint-place", { number, square: said.square, turns: said.turn });
    case "contract":
      return t("bv-hint-contract", { contract: contractShort(board, contractMarked(board, said.mark)) });
    case "done":
      return step?.is_forced ? "" : t(step || now.isContractDue ? "bv-none" : "bv-go-on");
    default:
      return text;
  }
}

/** The name of a city in the reader's language; those of other editions as they are. */
export function cityTitle(key: string | null): string {
  if (key === null) return t("bv-city-own");
  const known = t(`bv-city-${key}`);
  return known === `bv-city-${key}` ? key : known;
}
