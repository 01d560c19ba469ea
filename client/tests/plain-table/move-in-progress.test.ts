import { beforeEach, describe, expect, it } from "vitest";
import { MoveInProgress } from "../../src/plain-table/move-in-progress.svelte";

describe("a move in progress", () => {
  const moves = ["a1=2", "a1=4", "b2=4", "-A"].map((text, points) => ({ text, points }));
  let choice: MoveInProgress;
  beforeEach(() => {
    choice = new MoveInProgress();
    choice.renew(moves);
  });

  it("is the only move of a square", () => {
    expect(choice.choose("b2")).toBe(true);
    expect([choice.text, choice.offered?.points, choice.chosen]).toEqual(["b2=4", 2, ["b2"]]);
    expect(choice.shown).toHaveLength(4);
  });

  it("is still to be chosen where a square has several", () => {
    expect(choice.choose("a1")).toBe(true);
    expect([choice.text, choice.square]).toEqual(["", "a1"]);
    expect(choice.shown.map(({ text }) => text)).toEqual(["a1=2", "a1=4"]);
    choice.lift();
    expect(choice.shown).toHaveLength(4);
  });

  it("is nothing on a square without a legal move", () => {
    expect(choice.choose("c3")).toBe(false);
    expect(choice.text).toBe("");
  });

  it("may be typed, with blanks around it, or suggested", () => {
    choice.text = " -A ";
    expect(choice.offered?.text).toBe("-A");
    choice.choose("a1");
    choice.adopt("b2=4");
    expect([choice.offered?.text, choice.square]).toEqual(["b2=4", null]);
  });

  it("stays as long as the moves do, and lights their squares", () => {
    choice.text = "a9";
    choice.renew([...moves]);
    expect(choice.text).toBe("a9");
    choice.renew(moves.slice(1));
    expect(choice.text).toBe("");
    expect([...choice.targets]).toEqual(["a1", "b2"]);
  });
});
