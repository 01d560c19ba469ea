import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import Decision from "../../../src/games/sunrise/Decision.svelte";
import Hand from "../../../src/games/sunrise/Hand.svelte";
import { MoveInProgress } from "../../../src/games/sunrise/move-in-progress.svelte";
import type { Board, View } from "../../../src/games/sunrise/model";
import TownBoard from "../../../src/games/sunrise/TownBoard.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { TableClient } from "../../../src/lib/table-client.svelte";
import { info, state } from "../../support/table-messages";

const square = (name: string) => ({ name, kind: "space" as const, colour: "green", dots: 2, area: null });
const board: Board = {
  width: 2,
  height: 1,
  squares: [square("a1"), square("b1")],
  areas: [],
  colours: [
    { letter: "G", name: "green", cards: 10 },
    { letter: "B", name: "blue", cards: 10 },
  ],
  pieces: {},
  hand_limit: 5,
  draw_after_building: 1,
  draw_instead: 2,
  parks: 10,
  position_points: [],
};
const view = {
  hand: [1, 1],
  hand_sizes: [2],
  deck_size: 9,
  discards: [0, 0],
  town: [null, null],
  pieces: [20],
  seat: 0,
  viewer: 0,
  stage: "path",
} as unknown as View;

describe("what Sunrise Lane lights", () => {
  let shown: Record<string, unknown> | null = null;
  let choice: MoveInProgress;
  let client: TableClient;
  beforeAll(async () => {
    await speak("en");
    await learn("sunrise");
  });
  beforeEach(() => {
    choice = new MoveInProgress();
    client = new TableClient("t");
    client.info = info();
    client.state = state();
    client.line = "open";
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
  });
  const offer = (...texts: string[]): void =>
    choice.renew(texts.map((text) => ({ text, points: text === "." ? 0 : 4 })));
  const words = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim() ?? "");

  function decide(): void {
    const props = { client, board, view, choice, steps: [], onwhy: () => undefined };
    shown = mount(Decision, { target: document.body, props });
    flushSync();
  }

  it("says on the main button what it does, and never twice", () => {
    offer("a1=2", ".");
    decide();
    expect(words(".btn:not(.undo)")).toEqual(["Build", "Stop and draw 1 card"]);
    choice.adopt(".");
    flushSync();
    expect(words(".btn:not(.undo)")).toEqual(["Stop and draw 1 card"]);
    choice.adopt("a1=2");
    flushSync();
    expect(words(".btn.go")).toEqual(["Build +4"]);
  });

  it("says so of drawing cards", () => {
    offer("a1=2", "++");
    decide();
    choice.adopt("++");
    flushSync();
    expect(words(".btn.go")).toEqual(["Draw 2 cards"]);
  });

  it("lights a space for parks alone in another shape", () => {
    const props = { board, town: [null, null], lit: new Set(["a1", "b1"]), parks: new Set(["b1"]), label: "town" };
    shown = mount(TownBoard, { target: document.body, props });
    flushSync();
    const [house, park] = [...document.querySelectorAll(".lit:not(.ring)")].map((ring) => ring.getAttribute("rx"));
    expect(house).not.toBe(park);
    expect(document.querySelectorAll('[href="#tree"]')).toHaveLength(1);
  });

  it("lights the cards that may be discarded, and no other time", () => {
    offer("-G");
    shown = mount(Hand, { target: document.body, props: { board, view, choice, oncards: () => undefined } });
    flushSync();
    expect(document.querySelectorAll(".card-button")).toHaveLength(2);
    expect(document.querySelectorAll(".choosable:not([disabled])")).toHaveLength(1);
    offer("a1=1", ".");
    flushSync();
    expect(document.querySelectorAll(".choosable")).toHaveLength(0);
  });

  it("lights the cards of which one is given away for a Park", () => {
    offer("a1@G", "a1@B");
    shown = mount(Hand, { target: document.body, props: { board, view, choice, oncards: () => undefined } });
    choice.choose("a1");
    flushSync();
    expect(document.querySelectorAll(".choosable:not([disabled])")).toHaveLength(2);
  });
});
