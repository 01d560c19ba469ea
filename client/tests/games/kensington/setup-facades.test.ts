import { describe, expect, it } from "vitest";
import {
  roomFor,
  rowsOfSeats,
  squareNames,
  tilesUsed,
  topOf,
  withoutWord,
  withWord,
  writtenTiles,
} from "../../../src/games/kensington/setup-facades";
import { curesOf, placesOf } from "../../../src/games/kensington/setup-cures";
import type { Board, TileFace } from "../../../src/games/kensington/model";
import { formOf, textOf, valueIn } from "../../../src/lib/position-fields";
import type { Fact, Fault } from "../../../src/lib/server-types";

const face = (name: string, way: [number, number][]): TileFace => ({
  name,
  kind: "window",
  lit: true,
  hard: false,
  cat: false,
  bird: false,
  word: { type: "phrase", key: name, facts: {} },
  ways: [way],
});
const board = {
  tiles: [
    face("+H1", [[0, 0]]),
    face("+H2", [
      [0, 0],
      [1, 0],
    ]),
  ],
} as unknown as Board;
const form = formOf("kensington/piatnik/2\nfacades:\n  +H2@1 ~ +H1@2\n  -\ntokens: 1 1\n");
const rows = rowsOfSeats(form, "facades", 2)!;
const written = rows.map((words) => writtenTiles(board, words));

function fault(key: string, facts: Record<string, Fact>, ...spaces: string[]): Fault {
  return { phrase: { type: "phrase", key, facts }, at: 0, length: 1, rule: "", field: "facades", spaces };
}

describe("the façades of a position", () => {
  it("have a row for each seat, be it an empty one", () => {
    expect(rows).toEqual([["+H2@1", "~", "+H1@2"], []]);
    expect(rowsOfSeats(form, "stored", 2)).toEqual([[], []]);
    expect(rowsOfSeats(form, "facades", 3)).toBeNull();
  });

  it("are drawn where their tiles come to lie, each known by its word", () => {
    expect(written[0]?.map((each) => [each.word, squareNames(each)])).toEqual([
      [0, ["1:1", "2:1"]],
      [2, ["2:2"]],
    ]);
  });

  it("get a tile at the end, and lose one by its word", () => {
    expect(valueIn(withWord(form, "facades", rows, 1, "+H1@0"), "facades")).toBe("+H2@1 ~ +H1@2\n+H1@0");
    expect(valueIn(withoutWord(form, "facades", rows, 0, 1), "facades")).toBe("+H2@1 +H1@2\n-");
  });

  it("are taken down from the top of a column", () => {
    expect(topOf(written[0]!, 2)?.word).toBe(2);
    expect(topOf(written[0]!, 1)?.word).toBe(0);
    expect(topOf(written[0]!, 5)).toBeNull();
  });

  it("use up tiles, as warehouses do", () => {
    expect(tilesUsed(board, [...rows.flat(), "+H1"])).toEqual([2, 1]);
  });

  it("keep their picture until it becomes too small", () => {
    const tiles = (column: number) => [{ ...written[0]![0]!.tile, column }];
    expect(roomFor([])).toEqual({ left: -5, right: 5 });
    expect(roomFor(tiles(2))).toEqual({ left: -5, right: 5 });
    expect(roomFor(tiles(3))).toEqual({ left: -5, right: 10 });
  });
});

describe("what is wrong with façades", () => {
  const draft = { form, rows, written };

  it("shows in the façade of whoever is named, and its tile can be removed", () => {
    const loose = fault("kensington-impossible-loose", { who: { type: "person", seat: 0 } }, "2:2");
    expect(placesOf(draft, loose)).toEqual({ seat: 0, names: ["2:2"] });
    expect(curesOf(draft, loose).map((cure) => valueIn(cure.form, "facades"))).toEqual(["+H2@1 ~\n-"]);
  });

  it("shows at the word that cannot be read, which can be removed", () => {
    const at = textOf(form).text.indexOf("+H1@2");
    const misread = { ...fault("position-misread", {}), field: "", at };
    expect(placesOf(draft, misread)).toEqual({ seat: 0, names: ["2:2"] });
    expect(curesOf(draft, misread).map((cure) => valueIn(cure.form, "facades"))).toEqual(["+H2@1 ~\n-"]);
  });

  it("shows at the last of too many tiles, of which none is removed for anybody", () => {
    const many = fault("kensington-impossible-tiles", { name: "+H1" });
    expect(placesOf(draft, many)).toEqual({ seat: 0, names: ["2:2"] });
    expect(curesOf(draft, many)).toEqual([]);
  });
});
