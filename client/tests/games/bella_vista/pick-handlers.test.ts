import { describe, expect, it, vi } from "vitest";
import { MoveInProgress } from "../../../src/games/bella_vista/move-in-progress.svelte";
import { Picks } from "../../../src/games/bella_vista/pick-handlers";
import type { TableClient } from "../../../src/lib/table-client.svelte";
import { city } from "./sample-board";

const OFFERS = ["1=3", "1=5", "2=3", "2=5"].map((text) => ({ text, points: 0 }));

function offering(): { choice: MoveInProgress; picks: Picks; play: ReturnType<typeof vi.fn> } {
  const choice = new MoveInProgress();
  choice.renew(city, OFFERS, null);
  const play = vi.fn();
  const client = { waiting: false, refused: null, play, why: vi.fn() } as unknown as TableClient;
  return { choice, picks: new Picks(client, choice, () => "offer"), play };
}

/** Nothing of what is pressed means anything in this position. */
function at(stage: "contract" | "offer", texts: string[]): { picks: Picks; why: ReturnType<typeof vi.fn> } {
  const choice = new MoveInProgress();
  const moves = texts.map((text) => ({ text, points: 0 }));
  choice.renew(city, moves, null);
  const why = vi.fn();
  const client = { waiting: false, refused: null, board: city, why } as unknown as TableClient;
  return { picks: new Picks(client, choice, () => stage), why };
}

describe("what means nothing now", () => {
  it.each([
    ["offer", ["1=3"]],
    ["contract", ["."]],
  ] as const)("is asked about when a square is pressed at the stage %s", (stage, texts) => {
    const { picks, why } = at(stage, [...texts]);
    picks.square(city.squares[0]!.square, false);
    expect(why).toHaveBeenCalledExactlyOnceWith(city.squares[0]!.name);
  });

  it("is asked about when a slot or a card is pressed after the offers", () => {
    const { picks, why } = at("contract", ["."]);
    picks.slot(1, false);
    picks.card(3, false);
    expect(why.mock.calls).toEqual([["2=1"], ["1=3"]]);
  });
});

describe("picking", () => {
  it("knows the places that words name: what could be done instead, and where a hint begins", () => {
    const client = { refused: { remedy: { moves: ["c1"] } }, hints: { lit: { moves: ["b1/1", "a1"] } } };
    const picks = new Picks(client as unknown as TableClient, new MoveInProgress(), () => "build");
    expect(picks.named()).toEqual(["c1", "b1/1"]);
    expect(
      new Picks({ refused: null, hints: { lit: null } } as TableClient, new MoveInProgress(), () => null).named(),
    ).toEqual([]);
  });

  it.each(["slot", "card"] as const)("a %s again by key makes the offer", (what) => {
    const { picks, play } = offering();
    const last = (): void => (what === "slot" ? picks.slot(1, true) : picks.card(5, true));
    picks.slot(1, true);
    picks.card(5, true);
    last();
    expect(play).toHaveBeenCalledExactlyOnceWith("2=5");
  });

  it("the only contract keeps it chosen, and another one can be laid back", () => {
    const { choice, picks } = offering();
    choice.renew(city, [{ text: "@A", points: 0 }], null);
    picks.contract("A", false);
    expect(choice.text).toBe("@A");
    choice.renew(
      city,
      ["@A", "@B"].map((text) => ({ text, points: 0 })),
      null,
    );
    picks.contract("A", false);
    expect(choice.text).toBeNull();
  });

  it("again by pointer plays nothing, nor by key as long as something is missing", () => {
    const { choice, picks, play } = offering();
    picks.slot(1, true);
    picks.slot(1, true);
    picks.card(3, false);
    picks.card(3, false);
    expect(choice.text).toBe("2=3");
    expect(play).not.toHaveBeenCalled();
  });
});
