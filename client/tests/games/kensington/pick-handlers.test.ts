import { describe, expect, it, vi } from "vitest";
import { MoveInProgress } from "../../../src/games/kensington/move-in-progress.svelte";
import { Picks } from "../../../src/games/kensington/pick-handlers";
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
