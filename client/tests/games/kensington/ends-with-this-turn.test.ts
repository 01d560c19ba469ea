import { expect, test } from "vitest";
import { endsWithThisTurn } from "../../../src/games/kensington/ends-with-this-turn";
import { phrase } from "../../../src/lib/fluent-messages";
import type { View } from "../../../src/games/kensington/model";
import type { EndNear } from "../../../src/lib/server-types";

const near = (key: string, turns: number[] | null = null): EndNear[] => [{ rule: "KG-R5", phrase: phrase(key), turns }];
const view = (facts: Partial<View>): View => ({ seat: 0, skipping: false, laid: 0, ...facts }) as View;

test("a turn without a tile ends the game when it is the last that is allowed", () => {
  expect(endsWithThisTurn(near("kensington-end-idle-now"), view({}))).toBe(true);
  expect(endsWithThisTurn(near("kensington-end-idle"), view({}))).toBe(false);
  expect(endsWithThisTurn(near("kensington-end-idle-now"), view({ laid: 1 }))).toBe(false);
});

test("of a round of skips only a skip is the last", () => {
  expect(endsWithThisTurn(near("kensington-end-skips-now"), view({ skipping: true }))).toBe(true);
  expect(endsWithThisTurn(near("kensington-end-skips-now"), view({}))).toBe(false);
});

test("the last of the last builds ends the game", () => {
  expect(endsWithThisTurn(near("kensington-end-last-tiles", [0]), view({}))).toBe(true);
  expect(endsWithThisTurn(near("kensington-end-last-tiles", [0, 1]), view({}))).toBe(false);
});
