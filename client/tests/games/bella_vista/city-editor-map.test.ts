import { describe, expect, it } from "vitest";
import {
  centred,
  laidIn,
  mapOf,
  problemsIn,
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
