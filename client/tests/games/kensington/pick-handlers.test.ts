import { describe, expect, it, vi } from "vitest";
import { MoveInProgress } from "../../../src/games/kensington/move-in-progress.svelte";
import { Picks } from "../../../src/games/kensington/pick-handlers";
import { phrase } from "../../../src/lib/fluent-messages";
import type { TableClient } from "../../../src/lib/table-client.svelte";
import { board, view } from "./sample-board";

/** A row of three is held that may be laid left and right of the door. */
function holdingARow() {
  const choice = new MoveInProgress();
  const moves = ["-H3@-3", "-H3@1"].map((text) => ({ text, points: 0 }));
  const aids = { landings: moves.map(({ text }) => ({ text, row: 0, tokens: 0 })) };
  choice.renew({ board, view: view({ warehouses: [[], []], taken: 1 }), aids }, 0, moves);
  const client = { waiting: false, refused: null, play: vi.fn(), why: vi.fn() };
  const site = { builds: () => true, isInView: () => true, lookHome: vi.fn() };
  return { choice, client, picks: new Picks(client as unknown as TableClient, choice, () => true, site) };
}

function picking({ builds = true, isInView = true, moves = ["?H1"] }) {
  const choice = new MoveInProgress();
  const position = { board, view: view({ warehouses: [[], []], taken: null }), aids: { landings: [] } };
  choice.renew(
    position,
    0,
    moves.map((text) => ({ text, points: 0 })),
  );
  const client = { waiting: false, play: vi.fn(), why: vi.fn(), instead: vi.fn() };
  const site = { builds: () => builds, isInView: () => isInView, lookHome: vi.fn() };
  return { client, picks: new Picks(client as unknown as TableClient, choice, () => true, site) };
}

describe("what means nothing now is answered", () => {
  it("where a column or a stored tile is pressed before a tile is taken", () => {
    const { client, picks } = picking({ builds: false });
    picks.column(2, false);
    picks.hold(0);
    expect(client.why.mock.calls).toEqual([["."], ["."]]);
  });

  it("where a column of another façade is pressed", () => {
    const { client, picks } = picking({ isInView: false });
    picks.column(2, false);
    expect(client.instead).toHaveBeenCalledExactlyOnceWith("KG-2.5", phrase("kg-not-yours"), "", []);
  });

  it("where a column is pressed and no tile is left to build", () => {
    const { client, picks } = picking({ moves: ["."] });
    picks.column(2, false);
    expect(client.instead).toHaveBeenCalledExactlyOnceWith("KG-2.5", phrase("kg-now-done"), "", ["."]);
  });

  it("where the last tile touches nothing, so that the turn cannot be finished", () => {
    const { client, picks } = picking({ moves: [] });
    picks.column(2, false);
    expect(client.why).toHaveBeenCalledExactlyOnceWith(".");
  });
});

describe("a tile that is let go over a column", () => {
  it("is refused with the reason where it may not lie, and laid nowhere else", () => {
    const { choice, client, picks } = holdingARow();
    picks.drop(choice.under(0.5));
    expect(client.play).not.toHaveBeenCalled();
    expect(client.why).toHaveBeenCalledExactlyOnceWith("-H3@-1");
    expect(choice.chosen).toBeNull();
  });

  it("is laid where it was shown to land, one column beside", () => {
    const { choice, client, picks } = holdingARow();
    choice.hovered = choice.under(1.6);
    expect(choice.ghost?.column).toBe(1);
    picks.drop(choice.under(1.6));
    expect(client.play).toHaveBeenCalledExactlyOnceWith("-H3@1");
  });
});
