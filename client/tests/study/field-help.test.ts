import { beforeAll, expect, it } from "vitest";
import { learn, speak } from "../../src/lib/i18n.svelte";
import { readingOf, valuesOf } from "../../src/study/field-help";

beforeAll(async () => {
  await speak("en");
  await learn("study");
});

const names = ["Ann", "Bob"];
const values = (game: string, field: string): string[] => valuesOf(game, field, names).map(({ value }) => value);

it("offers the stages of a game in words", () => {
  expect(values("kensington", "stage")).toEqual(["take", "drawing", "build", "over"]);
  expect(valuesOf("bella_vista", "stage", names)).toContainEqual({ value: "neutral-built", says: expect.any(String) });
});

it("offers players by name, and nobody where that may be", () => {
  expect(valuesOf("sunrise", "turn", names)).toEqual([
    { value: "a", says: "Ann" },
    { value: "b", says: "Bob" },
  ]);
  expect(values("kensington", "ender")).toEqual(["", "a", "b"]);
  expect(values("sunrise", "first")).toEqual(["0", "1"]);
});

it("offers no beside a yes", () => {
  expect(values("sunrise", "park")).toEqual(["", "yes"]);
});

it("says of all others how they are read", () => {
  expect(values("bella_vista", "offers")).toEqual([]);
  expect(readingOf("bella_vista", "offers", names)).toContain("“b3=6” is no.\u00a06 of Bob");
  expect(readingOf("bella_vista", "round", names)).toBeNull();
  expect(readingOf("orchard", "turn", names)).toBeNull();
});
