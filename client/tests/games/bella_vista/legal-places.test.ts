import { describe, expect, it } from "vitest";
import { LegalPlaces } from "../../../src/games/bella_vista/legal-places";
import { squareAt } from "../../../src/games/bella_vista/model";
import { sorted, writePlace } from "../../../src/games/bella_vista/notation";
import { city } from "./sample-board";

const at = (name: string): number => city.squares.find((square) => square.name === name)?.square ?? -1;
const offered = (...texts: string[]) => texts.map((text, points) => ({ text, points }));

describe("places", () => {
  const places = new LegalPlaces(city, 6, sorted(offered("a1", "b1", "a1/1", "d2/1")).places);

  it("light every square that one of them covers", () => {
    expect([...places.targets].sort((a, b) => a - b)).toEqual(
      ["a1", "b1", "c1", "a2", "d2", "d3"].map(at).sort((a, b) => a - b),
    );
  });

  it("mean the one that is turned as wished and held there", () => {
    expect(places.best(at("b1"), 0)?.text).toBe("b1");
    expect(places.best(at("a1"), 1)?.text).toBe("a1/1");
  });

  it.each([1, 5, 6, 7])("begin on the square that names them, whichever way building no. %i is turned", (number) => {
    const turns = city.turns[number]?.length ?? 0;
    const texts = Array.from({ length: turns }, (_, turn) => ["d2", "c2"].map((square) => writePlace(square, turn)));
    const many = new LegalPlaces(city, number, sorted(offered(...texts.flat())).places);
    for (const [turn, [there = ""]] of texts.entries()) {
      const found = many.best(at("d2"), turn);
      expect([found?.text, found?.square]).toEqual([there, at("d2")]);
      expect(found?.cells.map(squareAt)).toContain(at("d2"));
    }
  });

  it("find what words name on a square", () => {
    expect(places.namedOn(at("a1"), ["b1", "a1/1", "a1"])?.text).toBe("a1/1");
    expect(places.namedOn(at("b1"), ["a1"])).toBeNull();
  });

  it("turn the building where it must be turned", () => {
    expect(places.best(at("d3"), 0)?.text).toBe("d2/1");
    expect(places.best(at("e1"), 0)).toBeNull();
    expect([places.next(0, 1, at("d3")), places.next(0, 1, at("a1")), places.next(0, -1, null)]).toEqual([1, 1, 1]);
  });

  it("ask about a square where nothing is legal", () => {
    expect(places.asked(at("e3"), 1)).toBe("e3/1");
  });

  it("ask about a place within the city where the building would reach out of it", () => {
    const flat = new LegalPlaces(city, 1, []);
    expect(flat.asked(at("c2"), 0)).toBe("c2");
    expect(flat.asked(at("h2"), 0)).toBe("e2");
    expect(flat.asked(at("h2"), 0, false)).not.toBe("e2");
    expect(flat.asked(at("j2"), 0)).toBe(flat.held(at("j2"), 0)?.text);
  });

  it("hold the building just there on cardboard, legal or not", () => {
    expect(places.held(at("e3"), 0)).toMatchObject({ text: "e3", points: 0, square: at("e3") });
    expect(places.held(at("b1"), 0)?.points).toBe(1);
  });
});
