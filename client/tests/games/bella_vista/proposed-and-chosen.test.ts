import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import Hand from "../../../src/games/bella_vista/Hand.svelte";
import type { View } from "../../../src/games/bella_vista/model";
import { MoveInProgress } from "../../../src/games/bella_vista/move-in-progress.svelte";
import OfferBoard from "../../../src/games/bella_vista/OfferBoard.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { city } from "./sample-board";

const view = { stage: "offer", order: [0, 1], offers: [], viewer: 0, hand: [0, 0, 0, 1, 0, 1], deck_sizes: [5, 5] };
const board = city;
let shown: ReturnType<typeof mount>[] = [];

beforeAll(async () => {
  await speak("en");
  await learn("bella_vista");
});
afterEach(() => shown.forEach((each) => void unmount(each)));

/** Slot 3 and card no. 3 are chosen; a hint proposes others, or the same. */
function show(hinted: { slot: number; card: number }): void {
  const choice = new MoveInProgress();
  const moves = ["3=3", "4=3", "3=5", "4=5"].map((text) => ({ text, points: 0 }));
  choice.renew(city, moves, null);
  [choice.slot, choice.card] = [2, 3];
  const props = { board, view: view as never as View, choice, names: ["Ann", "Bob"], live: true, help: true };
  shown = [
    mount(OfferBoard, { target: document.body, props: { ...props, hinted: hinted.slot } }),
    mount(Hand, { target: document.body, props: { ...props, hinted: hinted.card } }),
  ];
  flushSync();
}
const found = (pieces: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(pieces)].map(({ dataset }) => dataset.slot ?? `no. ${dataset.card}`);

it("marks what a hint proposes otherwise than what is chosen", () => {
  show({ slot: 3, card: 5 });
  expect(found(".slot.on, .card.raised")).toEqual(["2", "no. 3"]);
  expect(found(".hinted")).toEqual(["3", "no. 5"]);
  expect(found(":has(> .bulb), .cited")).toEqual(found(".hinted"));
});

it("leaves the bulb on what was proposed and is chosen", () => {
  show({ slot: 2, card: 3 });
  expect(found(".slot.on.hinted, .card.raised.hinted")).toEqual(["2", "no. 3"]);
});
