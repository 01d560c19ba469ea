import { describe, expect, it } from "vitest";
import { objectiveOf } from "../../../src/games/bella_vista/descriptions";
import type { Board } from "../../../src/games/bella_vista/model";
import { LANGUAGES, learn, speak } from "../../../src/lib/i18n.svelte";
import { city } from "./sample-board";

const board: Board = {
  ...city,
  parts: {
    ...city.parts,
    heights: (["park", "river", "border"] as const).map((kind) => ({ mark: "", kind })),
    clusters: (["largest", "groups", "alone"] as const).map((kind) => ({ mark: "", kind, coins: -5 })),
  },
};

describe("an objective", () => {
  it.each(LANGUAGES)("is named and explained (%s), each in its own words", async (language) => {
    await speak(language);
    await learn("bella_vista");
    const drawn = [0, 1, 2].flatMap((card) =>
      (["height", "cluster"] as const).map((part) => objectiveOf(board, { height: card, cluster: card }, part)),
    );
    const words = drawn.flatMap((each) => [each?.title, each?.short, each?.about]);
    expect(words.filter((each) => !each || each.startsWith("bv-"))).toEqual([]);
    expect(new Set(drawn.map((each) => each?.about)).size).toBe(6);
  });

  it("has no words before it is drawn, and parts without one have none", () => {
    expect(objectiveOf(board, { height: null, cluster: null }, "height")).toBeNull();
    expect(objectiveOf(board, { height: 0, cluster: 0 }, "contracts")).toBeNull();
  });
});
