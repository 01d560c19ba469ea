import { describe, expect, it } from "vitest";
import {
  buildingWordText,
  drawnBuildings,
  squaresUnder,
  withBuilding,
  withCoins,
  withoutWord,
  writtenBuildings,
  writtenOn,
} from "../../../src/games/bella_vista/setup-buildings";
import { formOf, valueIn } from "../../../src/lib/position-fields";
import { city } from "./sample-board";

const at = (name: string): number => city.squares.find((square) => square.name === name)?.square ?? -1;
const form = formOf("bella_vista/vista/3\nround: 2\nbuilt:\n  $a4 a6a1+ b6x99\n  n6c1/1\n");
const written = writtenBuildings(city, form);

describe("the buildings of a position", () => {
  it("are read with their owners, turns and coins; payments and unknown squares are none", () => {
    expect(written).toEqual([
      { building: { seat: 0, number: 6, square: at("a1"), turn: 0 }, earned: true, row: 0, word: 1 },
      { building: { seat: null, number: 6, square: at("c1"), turn: 1 }, earned: false, row: 1, word: 0 },
    ]);
  });

  it("are written as they were read", () => {
    expect(written.map(({ building, earned }) => buildingWordText(city, building, earned))).toEqual([
      "a6a1+",
      "n6c1/1",
    ]);
  });

  it("are put at the end of the round, though nothing was built before it", () => {
    expect(valueIn(withBuilding(city, form, "b6d1"), "built")).toBe("$a4 a6a1+ b6x99\nn6c1/1 b6d1");
    const bare = formOf("bella_vista/vista/3\nround: 2\n");
    expect(valueIn(withBuilding(city, bare, "b6d1"), "built")).toBe("-\nb6d1");
  });

  it("go away with their word alone, and the field with the last of them", () => {
    expect(valueIn(withoutWord(form, written[0]!), "built")).toBe("$a4 b6x99\nn6c1/1");
    const one = formOf("bella_vista/vista/3\nround: 1\nbuilt: a6a1\n");
    expect(withoutWord(one, { row: 0, word: 0 }).fields.map(({ name }) => name)).toEqual(["round"]);
  });

  it("bring coins or not", () => {
    expect(valueIn(withCoins(city, form, written[0]!, false), "built")).toContain(" a6a1 ");
  });

  it("are found on every square that they cover, the last one first", () => {
    expect(writtenOn(city, written, at("b1"))).toBe(written[0]);
    expect(writtenOn(city, written, at("e3"))).toBeUndefined();
    expect(squaresUnder(city, written[0]!.building)).toEqual(["a1", "b1"]);
  });

  it("are drawn once each, however often they are written", () => {
    expect(drawnBuildings([written[0]!, written[0]!, written[1]!])).toHaveLength(2);
  });
});
