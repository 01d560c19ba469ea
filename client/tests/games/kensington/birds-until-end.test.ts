import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import BirdsUntilEnd from "../../../src/games/kensington/BirdsUntilEnd.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";

beforeAll(async () => {
  await speak("en");
  await learn("kensington");
});

it.each([
  [6, false, "6 of 7 birds"],
  [7, true, "7 of 7 birds they end the game"],
  [6, true, "6 of 7 birds the last one, put back, ends the game"],
])("says what became of the bird that brings the end: %i, %s", (seen, ended, words) => {
  const shown = mount(BirdsUntilEnd, { target: document.body, props: { seen, all: 7, ended } });
  flushSync();
  const told = [...document.querySelectorAll(".words > *")].map((each) => each.textContent?.trim());
  expect(told.join(" ")).toBe(words);
  expect(document.querySelectorAll(".there")).toHaveLength(seen);
  unmount(shown);
});
