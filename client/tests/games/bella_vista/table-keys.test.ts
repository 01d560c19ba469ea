import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HoldToSeeGround } from "../../../src/games/bella_vista/hold-to-see-ground.svelte";
import { MoveInProgress } from "../../../src/games/bella_vista/move-in-progress.svelte";
import { Picks } from "../../../src/games/bella_vista/pick-handlers";
import { TableKeys } from "../../../src/games/bella_vista/table-keys";
import type { TableClient } from "../../../src/lib/table-client.svelte";
import { city } from "./sample-board";

describe("the keys of an offer", () => {
  let choice: MoveInProgress;
  let isOffering = true;
  const client = { waiting: false, refused: null, why: vi.fn() } as unknown as TableClient;
  const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
    Object.defineProperty(event, "target", { value: target });
    const picks = new Picks(client, choice, () => "offer");
    const hold = {} as HoldToSeeGround;
    return new TableKeys(
      client,
      choice,
      picks,
      hold,
      () => true,
      () => isOffering,
    ).down(event);
  };

  beforeEach(() => {
    isOffering = true;
    choice = new MoveInProgress();
    const texts = ["1=2", "1=6", "3=2", "3=6", "4=2", "4=6"];
    const moves = texts.map((text) => ({ text, points: 0 }));
    choice.renew(city, moves, null);
    document.body.innerHTML = '<button data-card="6"></button><button data-slot="2"></button><i class="cell"></i>';
  });

  afterEach(() => document.body.replaceChildren());

  it("choose a card by its number, and a slot by arrows, each with the focus", () => {
    expect(press("6")).toBe(true);
    expect(document.activeElement).toBe(document.querySelector("[data-card]"));
    press("ArrowRight");
    press("ArrowRight");
    expect(document.activeElement).toBe(document.querySelector("[data-slot]"));
    expect(choice.text).toBe("3=6");
    press("ArrowRight");
    press("ArrowRight");
    expect(choice.text).toBe("1=6");
    press("ArrowLeft");
    expect(choice.text).toBe("4=6");
  });

  it("leave cards alone that are not in hand, and whoever looks around in the city", () => {
    expect(press("5")).toBe(false);
    expect(press("ArrowLeft", document.querySelector(".cell") ?? undefined)).toBe(false);
    expect(press("6", document.body, { ctrlKey: true })).toBe(false);
    expect([choice.card, choice.slot]).toEqual([null, null]);
  });

  it("do nothing while one builds", () => {
    isOffering = false;
    expect([press("6"), press("ArrowRight")]).toEqual([false, false]);
  });
});
