import { expect, it } from "vitest";
import { gameWord, learn, speak } from "../../src/lib/i18n.svelte";

it.each([
  ["en", "coins", "points"],
  ["fr", "pièces", "points"],
] as const)("lets a game call points what they are in it (%s)", async (language, own, common) => {
  await speak(language);
  await learn("bella_vista");
  expect([gameWord("bella_vista", "points-word"), gameWord("sunrise", "points-word")]).toEqual([own, common]);
});
