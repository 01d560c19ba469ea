import { describe, expect, it } from "vitest";
import { MoveInProgress } from "../../../src/games/bella_vista/move-in-progress.svelte";
import { cellOf, cityName, covered, mayShow, RIGHT, ROW, squareAt, type View } from "../../../src/games/bella_vista/model";
import { read, sorted, writeOffer, writePlace } from "../../../src/games/bella_vista/notation";
import { LegalPlaces } from "../../../src/games/bella_vista/legal-places";
import { city } from "./sample-board";

const at = (name: string): number => city.squares.find((square) => square.name === name)?.square ?? -1;
const offered = (...texts: string[]) => texts.map((text, points) => ({ text, points }));

describe("notation", () => {
  it.each([
    ["2=6", { kind: "offer", slot: 1, card: 6 }],
    ["x=3", { kind: "offer", slot: RIGHT, card: 3 }],
    ["4=?", { kind: "offer", slot: 3, card: 0 }],
    ["f5", { kind: "place", square: "f5", turn: 0 }],
    ["f15/3", { kind: "place", square: "f15", turn: 3 }],
    ["@AB", { kind: "contract", mark: "AB" }],
    ["+?", { kind: "deal", card: 0 }],
    [".", { kind: "done" }],
    ["!P+", { kind: "other" }],
  ])("reads %s", (text, said) => expect(read(text)).toEqual(said));

  it("writes what it reads", () => {
    expect([writeOffer(1, 6), writeOffer(RIGHT, 3), writePlace("f5", 0), writePlace("f5", 2)]).toEqual(["2=6", "x=3", "f5", "f5/2"]);
  });

  it("sorts what may be done", () => {
    const found = sorted(offered("1=3", "5=3", "1=8", "@A", ".", "b2/1"));
    expect([[...found.slots], [...found.cards]]).toEqual([[0, 4], [3, 8]]);
    expect([found.contracts.get("A"), found.done, found.places[0]?.points]).toEqual(["@A", ".", 5]);
  });
});

describe("squares", () => {
  it("are counted row by row on the table", () => {
    expect(cellOf(at("c2"))).toEqual([1, 2]);
    expect(squareAt([1, 2])).toBe(ROW + 2);
    expect([squareAt([-1, 0]), squareAt([0, ROW])]).toEqual([null, null]);
  });

  it("are covered from the first on, to the left as well", () => {
    expect(covered(city, { seat: 0, number: 5, square: at("b1"), turn: 2 })).toEqual([[0, 1], [1, 0], [1, 1]]);
  });

  it("know the city by its map", () => {
    expect([cityName(city, "AABB1/AABB1"), cityName(city, "AA/AA")]).toEqual(["home", null]);
  });
});

describe("places", () => {
  const places = new LegalPlaces(city, 6, sorted(offered("a1", "b1", "a1/1", "d2/1")).places);

  it("light every square that one of them covers", () => {
    expect([...places.targets].sort((a, b) => a - b)).toEqual(["a1", "b1", "c1", "a2", "d2", "d3"].map(at).sort((a, b) => a - b));
  });

  it("mean the one that is turned as wished and held there", () => {
    expect(places.best(at("b1"), 0)?.text).toBe("b1");
    expect(places.best(at("a1"), 1)?.text).toBe("a1/1");
  });

  it("turn the building where it must be turned", () => {
    expect(places.best(at("d3"), 0)?.text).toBe("d2/1");
    expect(places.best(at("e1"), 0)).toBeNull();
    expect([places.next(0, 1, at("d3")), places.next(0, 1, at("a1")), places.next(0, -1, null)]).toEqual([1, 1, 1]);
  });

  it("ask about a square where nothing is legal", () => {
    expect(places.asked(at("e3"), 1)).toBe("e3/1");
  });

  it("hold the building just there on cardboard, legal or not", () => {
    expect(places.held(at("e3"), 0)).toMatchObject({ text: "e3", points: 0, square: at("e3") });
    expect(places.held(at("b1"), 0)?.points).toBe(1);
  });
});

describe("a choice", () => {
  it("needs a card and a slot for an offer", () => {
    const choice = new MoveInProgress();
    choice.renew(city, offered("1=3", "5=3", "5=8"), null);
    choice.card = 8;
    expect(choice.text).toBeNull();
    choice.slot = 4;
    expect(choice.text).toBe("5=8");
    choice.slot = 0;
    expect(choice.text).toBeNull();
    choice.renew(city, offered("x=3"), null);
    expect([choice.card, choice.slot]).toEqual([null, RIGHT]);
  });

  it("follows the mouse, keeps what is chosen, and turns it in place", () => {
    const choice = new MoveInProgress();
    choice.renew(city, offered("a1", "b1", "a1/1"), 6);
    choice.hovered = at("b1");
    expect([choice.ghost?.text, choice.text]).toEqual(["b1", null]);
    expect(choice.choose(at("a1"))).toBe(true);
    choice.turnOn();
    expect([choice.text, choice.turn]).toEqual(["a1/1", 1]);
    expect(choice.choose(at("e1"))).toBe(false);
    choice.lift();
    expect(choice.place).toBeNull();
    choice.renew(city, [], null);
    expect(choice.ghost).toBeNull();
  });

  it("does not help on cardboard", () => {
    const choice = new MoveInProgress();
    choice.snaps = false;
    choice.renew(city, offered("a1"), 6);
    choice.hovered = at("e3");
    expect(choice.ghost?.square).toBe(at("e3"));
    expect([choice.choose(at("e3")), choice.choose(at("a1"))]).toEqual([false, true]);
  });

  it("adopts what a bot suggests", () => {
    const choice = new MoveInProgress();
    choice.renew(city, offered("a1", "d2/1"), 6);
    choice.adopt("d2/1");
    expect(choice.text).toBe("d2/1");
    choice.adopt("h1");
    expect(choice.text).toBe("d2/1");
    choice.renew(city, offered("@A", "."), null);
    choice.adopt("@A");
    expect([choice.text, choice.contract]).toEqual(["@A", "A"]);
  });
});

it("leaves closed contracts to their owner until the end", () => {
  const view = { closed_contracts: true, viewer: 0, stage: "offer" } as View;
  expect([mayShow(view, 0), mayShow(view, 1), mayShow({ ...view, stage: "over" }, 1)]).toEqual([true, false, true]);
  expect(mayShow({ ...view, closed_contracts: false }, 1)).toBe(true);
});
