import { describe, expect, it, vi } from "vitest";
import { MoveInProgress } from "../../../src/games/kensington/move-in-progress.svelte";
import { Picks } from "../../../src/games/kensington/pick-handlers";
import { TableKeys } from "../../../src/games/kensington/table-keys";
import type { TableClient } from "../../../src/lib/table-client.svelte";
import { board, view } from "./sample-board";

function building(legal: string[], isBuilding = true) {
  const choice = new MoveInProgress();
  const moves = legal.map((text) => ({ text, points: 0 }));
  const aids = { landings: [{ text: "+H1@-1", row: 0, tokens: 0 }] };
  choice.renew({ board, view: view({ warehouses: [[0], []], taken: 1 }), aids }, 0, moves);
  const play = vi.fn();
  const client = { waiting: false, refused: null, play, why: vi.fn() } as unknown as TableClient;
  const site = { builds: () => isBuilding, isInView: () => true, lookHome: vi.fn() };
  const keys = new TableKeys(client, choice, new Picks(client, choice, () => true, site), site);
  const press = (key: string, more: KeyboardEventInit = {}): boolean =>
    keys.down(new KeyboardEvent("keydown", { key, ...more }));
  return { choice, play, site, press };
}

describe("the keys of Kensington", () => {
  it.each([
    ["finishes the turn", ["."], "."],
    ["stores the tile where it may also be put back, as the main button does", [".", ".+"], ".+"],
  ])("F %s", (_, legal, played) => {
    const { play, press } = building(legal);
    expect(press("f")).toBe(true);
    expect(play).toHaveBeenCalledExactlyOnceWith(played);
  });

  it("F does nothing while a tile is held over a column, while held down, with Ctrl, or where nobody builds", () => {
    const { choice, play, press } = building(["+H1@-1", "."]);
    choice.adopt("+H1@-1");
    expect(press("f")).toBe(false);
    choice.lift();
    expect([press("f", { repeat: true }), press("f", { ctrlKey: true })]).toEqual([false, false]);
    expect(building(["."], false).press("f")).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  it("numbers take up the tiles at hand", () => {
    const { choice, press } = building(["+H1@-1", "."]);
    expect([press("2"), choice.at, press("1"), choice.at, press("3")]).toEqual([true, 1, true, 0, false]);
  });

  it("Escape leads back to one's own façade once nothing is chosen", () => {
    const { choice, site, press } = building(["+H1@-1", "."]);
    choice.adopt("+H1@-1");
    press("Escape");
    expect(site.lookHome).not.toHaveBeenCalled();
    choice.lift();
    press("Escape");
    expect(site.lookHome).toHaveBeenCalledOnce();
  });
});
