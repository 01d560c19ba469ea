import { expect, it } from "vitest";
import { movesThatMatter } from "../../src/lesson/moves-that-matter";
import { phrase } from "../../src/lib/fluent-messages";
import type { Line } from "../../src/lib/log-lines";
import { move } from "../support/table-messages";

const line = (seat: number | null, text: string): Line => {
  const told = { ...move(1, seat, text), phrase: phrase(text) };
  return { told, times: 1, struck: false };
};
const texts = (lines: readonly Line[]): string[] => lines.map(({ told }) => told.text);

it("are the last decisions, without draws and ends of turns", () => {
  const lines = [line(1, "f4=1"), line(1, "h7=1"), line(1, "h8=1"), line(1, "."), line(null, "+?")];
  expect(texts(movesThatMatter(lines))).toEqual(["h7=1", "h8=1"]);
});

it("hold the last decision of the learner, whose board is asked about", () => {
  const lines = [line(0, "?C1"), line(0, "+C1@2"), line(0, "."), line(1, "?H1"), line(1, "+H1@0"), line(1, ".")];
  expect(texts(movesThatMatter(lines))).toEqual(["+C1@2", "+H1@0"]);
});

it("are what others did besides, but not that the learner ends a turn", () => {
  expect(texts(movesThatMatter([line(1, "."), line(null, "+?")]))).toEqual([".", "+?"]);
  expect(texts(movesThatMatter([line(0, ".")]))).toEqual([]);
});
