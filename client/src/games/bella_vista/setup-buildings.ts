/** The buildings in the text of a position, each with the word that names it: read, drawn and changed. */
import { rowsIn, valueIn, withRows, wordsOf, type Form } from "../../lib/position-fields";
import { namesOf } from "./legal-places";
import { covered, squareAt, type Board, type Building } from "./model";

/** Letters of seats in positions; a neutral building has one of its own. */
const SEATS = "abcdefgh";
const NEUTRAL = "n";
const WORD = /^([a-hn])([1-9])([a-z]\d{1,2})(?:\/([0-3]))?(\+?)$/;

export interface Written {
  building: Building;
  earned: boolean;
  row: number;
  word: number;
}

const builtRows = (form: Form): string[][] => rowsIn(form, "built").map(wordsOf);

/** Those that can be read: of all others the rules tell what is wrong with them. */
export function writtenBuildings(board: Board, form: Form): Written[] {
  const { named } = namesOf(board);
  return builtRows(form).flatMap((words, row) =>
    words.flatMap((text, word): Written[] => {
      const [, owner = "", number, square = "", turn = "0", earned] = WORD.exec(text) ?? [];
      const at = named.get(square);
      if (at === undefined) return [];
      const seat = owner === NEUTRAL ? null : SEATS.indexOf(owner);
      const building = { seat, number: Number(number), square: at, turn: Number(turn) };
      return [{ building, earned: earned === "+", row, word }];
    }),
  );
}

/** A building is drawn once, however often it is written. */
export function drawnBuildings(written: readonly Written[]): Building[] {
  const keyed = written.map(
    ({ building }) => [`${building.square} ${building.turn} ${building.number}`, building] as const,
  );
  return [...new Map(keyed).values()];
}

export function buildingWordText(board: Board, building: Building, earned: boolean): string {
  const { seat, number, square, turn } = building;
  const name = namesOf(board).nameOf.get(square) ?? "";
  const owner = seat === null ? NEUTRAL : (SEATS[seat] ?? "");
  return `${owner}${number}${name}${turn ? `/${turn}` : ""}${earned && seat !== null ? "+" : ""}`;
}

/** One more word at the end of the present round. */
export function withBuilding(board: Board, form: Form, text: string): Form {
  const round = Math.min(Math.max(Number(valueIn(form, "round")) || 1, 1), board.parts.rounds);
  const rows = builtRows(form);
  while (rows.length < round) rows.push([]);
  return withRows(
    form,
    "built",
    rows.map((words, row) => (row === round - 1 ? [...words, text] : words)),
  );
}

export function withoutWord(form: Form, at: Pick<Written, "row" | "word">): Form {
  const rows = builtRows(form).map((words, row) => (row === at.row ? words.filter((_, i) => i !== at.word) : words));
  return withRows(form, "built", rows);
}

/** The same building, with or without coins. */
export function withCoins(board: Board, form: Form, written: Written, earned: boolean): Form {
  const text = buildingWordText(board, written.building, earned);
  const rows = builtRows(form).map((words, row) =>
    row === written.row ? words.map((each, i) => (i === written.word ? text : each)) : words,
  );
  return withRows(form, "built", rows);
}

/** The building on a square; where several claim it, the last that was written. */
export function writtenOn(board: Board, written: readonly Written[], square: number): Written | undefined {
  return written.findLast(({ building }) => covered(board, building).some((cell) => squareAt(cell) === square));
}

/** The squares of the city that a building covers, by name. */
export function squaresUnder(board: Board, building: Building): string[] {
  const { nameOf } = namesOf(board);
  return covered(board, building).flatMap((cell) => nameOf.get(squareAt(cell) ?? -1) ?? []);
}
