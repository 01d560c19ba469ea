import { describe, expect, it } from "vitest";
import { RIGHT } from "../../../src/games/bella_vista/model";
import { MoveInProgress } from "../../../src/games/bella_vista/move-in-progress.svelte";
import { city } from "./sample-board";

const at = (name: string): number => city.squares.find((square) => square.name === name)?.square ?? -1;
const offered = (...texts: string[]) => texts.map((text, points) => ({ text, points }));

describe("a move in progress", () => {
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

  it("chooses no other card of the same number once an offer is made", () => {
    const choice = new MoveInProgress();
    choice.renew(city, offered("1=2", "3=2", "4=2"), null);
    [choice.card, choice.slot] = [2, 2];
    choice.renew(city, offered("1=2", "4=2"), null);
    expect([choice.card, choice.slot]).toEqual([null, null]);
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
    expect(choice.isLaid).toBe(true);
    choice.lift();
    expect([choice.place, choice.isLaid]).toEqual([null, false]);
    choice.renew(city, [], null);
    expect(choice.ghost).toBeNull();
  });

  it("means what words name on a square, turned as they say, until it is turned", () => {
    const choice = new MoveInProgress();
    choice.renew(city, offered("a1", "a1/1", "b1"), 6);
    choice.named = ["a1/1"];
    choice.hovered = at("a1");
    expect(choice.ghost?.text).toBe("a1/1");
    choice.choose(at("a1"));
    expect(choice.text).toBe("a1/1");
    choice.named = [];
    expect(choice.text).toBe("a1/1");
    choice.lift();
    choice.named = ["a1/1"];
    choice.turnOn();
    expect(choice.ghost?.text).toBe("a1");
    choice.choose(at("a1"));
    choice.named = ["a1/1"];
    expect(choice.text).toBe("a1");
  });

  it("asks why a building can lie there in no other way", () => {
    const choice = new MoveInProgress();
    choice.renew(city, offered("d2/1"), 6);
    choice.choose(at("d3"));
    expect(choice.turnOn()).toMatch(/^[a-j]\d(\/\d)?$/);
    expect(choice.turn).toBe(1);
  });

  it("does not help on cardboard", () => {
    const choice = new MoveInProgress();
    choice.snaps = false;
    choice.renew(city, offered("a1"), 6);
    choice.hovered = at("e3");
    expect(choice.ghost?.square).toBe(at("e3"));
    expect([choice.choose(at("e3")), choice.choose(at("a1"))]).toEqual([false, true]);
  });

  it("has the only contract chosen at once, but not on cardboard", () => {
    const choice = new MoveInProgress();
    choice.renew(city, offered("@A", "."), null);
    expect(choice.text).toBe("@A");
    choice.lift();
    expect(choice.text).toBe("@A");
    choice.renew(city, offered("@A", "@B", "."), null);
    choice.lift();
    expect(choice.text).toBeNull();
    choice.snaps = false;
    choice.renew(city, offered("@A", "."), null);
    expect(choice.text).toBeNull();
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
