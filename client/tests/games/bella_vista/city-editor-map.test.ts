import { describe, expect, it } from "vitest";
import {
  centred,
  laidIn,
  mapOf,
  overlapsIn,
  problemsIn,
  sideOf,
  sizeOf,
  tileAt,
  within,
} from "../../../src/games/bella_vista/city-editor-map";
import { phrase } from "../../../src/lib/fluent-messages";
import type { Phrase } from "../../../src/lib/server-types";
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
    const apart = phrase("bella-city-apart", { row: 3, column: 5, mark: "B" });
    const holes = [4, 6].map((row) => phrase("bella-city-hole", { row, column: 7 }));
    const [first, second] = [apart, ...holes] as [Phrase, Phrase];
    const others = phrase("bella-city-faults", { fault: second, others: holes[1] as Phrase });
    const problems = phrase("bella-city-faults", { fault: first, others });
    const refused = (problems: Phrase): Phrase =>
      phrase("bad-option", { field: "city", reason: phrase("bella-bad-city", { problems, known: [] }) });
    expect(problemsIn(refused(problems))).toEqual([
      { phrase: apart, spot: { row: 2, column: 4 } },
      { phrase: holes[0], spot: { row: 3, column: 6 } },
      { phrase: holes[1], spot: { row: 5, column: 6 } },
    ]);
    expect(problemsIn(refused(apart))).toEqual([{ phrase: apart, spot: { row: 2, column: 4 } }]);
  });

  it("says as it is what the house answers of anything else", () => {
    for (const trouble of [phrase("no-answer"), phrase("bad-option", { reason: phrase("option-too-long") })]) {
      expect(problemsIn(trouble)).toEqual([{ phrase: trouble, spot: null }]);
    }
  });
});

describe("tiles that overlap", () => {
  it("are named as they were laid", () => {
    const over = [...laid, { mark: "2", row: 1, column: 4, turned: false }];
    const more = { ...parts, tiles: [...parts.tiles, { mark: "2", kind: "park" as const, symbol: "", pattern: "" }] };
    expect(overlapsIn(more as typeof parts, over)).toEqual([
      {
        phrase: phrase("bella-tile-under", { row: 2, column: 5, mark: "1", over: "2" }),
        spot: { row: 1, column: 4 },
      },
    ]);
    expect(overlapsIn(parts, laid)).toEqual([]);
  });
});
