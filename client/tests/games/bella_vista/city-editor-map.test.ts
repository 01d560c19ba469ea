import { describe, expect, it } from "vitest";
import {
  centred,
  laidIn,
  mapOf,
  problemsIn,
  problemsOf,
  sideOf,
  sizeOf,
  tileAt,
  within,
} from "../../../src/games/bella_vista/city-editor-map";
import { phrase } from "../../../src/lib/fluent-messages";
import { city } from "./sample-board";

const { parts } = city;
const laid = laidIn(parts, parts.cities.home ?? "");

describe("a city that is put together", () => {
  it("reads a map into tiles and writes it again", () => {
    expect(laid).toEqual([
      { mark: "A", row: 0, column: 0, turned: false },
      { mark: "B", row: 0, column: 2, turned: false },
      { mark: "1", row: 0, column: 4, turned: true },
    ]);
    expect(mapOf(parts, laid).split("/").slice(0, 3)).toEqual(["AABB1........", "AABB1........", "............."]);
  });

  it("turns tiles, and keeps them on the table", () => {
    expect([sideOf(parts), sizeOf(parts, "1", false), sizeOf(parts, "1", true)]).toEqual([
      13,
      { rows: 1, columns: 2 },
      { rows: 2, columns: 1 },
    ]);
    expect(within(parts, { mark: "A", row: 12, column: 12, turned: false })).toMatchObject({ row: 11, column: 11 });
  });

  it("lets the last tile lie on top", () => {
    const over = [...laid, { mark: "1", row: 0, column: 0, turned: false }];
    expect(tileAt(parts, over, { row: 0, column: 1 })?.mark).toBe("1");
    expect(tileAt(parts, over, { row: 5, column: 5 })).toBeUndefined();
  });

  it("begins in the middle", () => {
    expect(centred(parts, laid)[0]).toMatchObject({ row: 5, column: 4 });
  });

  it("shows what is wrong where it is wrong", () => {
    const torn = phrase("bella-tile-torn", { row: 3, column: 5, mark: "B" });
    const missing = phrase("bella-tile-missing", { mark: "r" });
    const trouble = phrase("bad-option", {
      field: "city",
      reason: phrase("bella-bad-city", { problems: [torn, missing], known: [] }),
    });
    const [first, second] = problemsIn(trouble);
    expect(first).toMatchObject({ spot: { row: 2, column: 4 }, phrase: { facts: { row: 3, column: 5 } } });
    expect(second?.spot).toBeNull();
    expect(problemsIn(phrase("no-answer"))).toEqual([{ phrase: phrase("no-answer"), spot: null }]);
  });
});

describe("tiles that overlap", () => {
  const guess = phrase("bella-tile-under", { row: 1, column: 5, mark: "1", over: "r" });
  const apart = phrase("bella-city-apart", { row: 9, column: 9, mark: "A" });
  const reason = phrase("bad-city", { problems: [guess, apart] });
  const trouble = phrase("bad-option", { reason });

  it("are named as they were laid, whatever the map lets one guess", () => {
    const over = [...laid, { mark: "2", row: 1, column: 4, turned: false }];
    const more = { ...parts, tiles: [...parts.tiles, { mark: "2", kind: "park" as const, symbol: "", pattern: "" }] };
    const [first, ...others] = problemsOf(more as typeof parts, over, trouble);
    expect(first).toEqual({
      phrase: phrase("bella-tile-under", { row: 2, column: 5, mark: "1", over: "2" }),
      spot: { row: 1, column: 4 },
    });
    expect(others.map((each) => each.phrase.key)).toEqual(["bella-city-apart"]);
  });

  it("are as the house finds them where none overlap", () => {
    expect(problemsOf(parts, laid, trouble)).toEqual(problemsIn(trouble));
  });
});
