import { describe, expect, it } from "vitest";
import { curesOf } from "../../../src/games/sunrise/setup-cures";
import { bareSign, buildingOf, houseSign, signsOf, townText } from "../../../src/games/sunrise/setup-town";
import type { Board } from "../../../src/games/sunrise/model";
import { formOf, valueIn } from "../../../src/lib/position-fields";
import type { Fact, Fault } from "../../../src/lib/server-types";

const square = (name: string, kind: "space" | "fountain" | "obstacle") => ({ name, kind });
const board = {
  width: 3,
  height: 2,
  squares: [
    square("a1", "obstacle"),
    square("b1", "space"),
    square("c1", "space"),
    square("a2", "space"),
    square("b2", "fountain"),
    square("c2", "space"),
  ],
} as unknown as Board;
const rows = ["- b3 .", "*@a12"];
const signs = ["-", "b3", ".", "*", "@", "a12"];

function fault(key: string, facts: Record<string, Fact>, ...spaces: string[]): Fault {
  return { phrase: { type: "phrase", key, facts }, at: 0, length: 1, rule: "", field: "town", spaces };
}
const cured = (about: Fault, touched: string | null = null): string[] =>
  curesOf({ board, form: formOf(`sunrise/lane/2\ntown: ${rows.join("&")}\n`), signs, touched }, about).map(({ form }) =>
    valueIn(form, "town"),
  );

describe("the town of a position", () => {
  it("is read square by square, with or without blanks", () => {
    expect(signsOf(rows, board)).toEqual(signs);
  });

  it("is not read at all where a square is missing, too many or unknown", () => {
    expect(signsOf(["- b3", "*@a1"], board)).toBeNull();
    expect(signsOf(["- b3 . .", "*@a1"], board)).toBeNull();
    expect(signsOf(["- b3 x", "*@a1"], board)).toBeNull();
    expect(signsOf(["- b3 ."], board)).toBeNull();
  });

  it("is written as a page writes it, columns below one another", () => {
    expect(townText(signs, board)).toBe("- b3 .\n* @  a12");
    expect(signsOf(townText(signs, board).split("\n"), board)).toEqual(signs);
  });

  it("names what stands on a square, and what a bare one is", () => {
    expect(buildingOf("b3")).toEqual({ type: "house", seat: 1, floors: 3 });
    expect(buildingOf("*")).toEqual({ type: "park" });
    expect(buildingOf("@")).toBeNull();
    expect([0, 1, 4].map((index) => bareSign(board, index))).toEqual(["-", ".", "@"]);
    expect(houseSign(2, 4)).toBe("c4");
  });
});

describe("what helps an impossible town", () => {
  it("clears what stands apart, and only that", () => {
    expect(cured(fault("sunrise-impossible-apart", {}, "b1"))).toEqual(["- . .\n* @ a12"]);
  });

  it("takes off the floors that are too many", () => {
    expect(cured(fault("sunrise-impossible-tall", { floors: 12, most: 5 }, "c2"))).toEqual(["- b3 .\n* @  a5"]);
  });

  it("lowers the house that was put down last where a seat has too many pieces, and no other", () => {
    const many = fault("sunrise-impossible-pieces", { who: { type: "person", seat: 1 }, used: 30, exist: 28 }, "b1");
    expect(cured(many, "b1")).toEqual(["- b1 .\n* @  a12"]);
    expect(cured(many, "c2")).toEqual([]);
    expect(cured(many)).toEqual([]);
  });

  it("offers nothing where several changes would do", () => {
    expect(cured(fault("sunrise-impossible-full", {}))).toEqual([]);
  });
});
