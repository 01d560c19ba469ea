import { expect, it } from "vitest";
import { seatIn, since, squaresOf } from "../../src/plain-table/news-from-log";
import { phrase } from "../../src/lib/fluent-messages";
import { move } from "../support/table-messages";

const log = [move(1, 0, "a1"), move(1, null, "+A"), move(2, 1, "b2"), move(2, null, "+?"), move(3, 2, "-A")];

it("tells what came after the viewer's last decision", () => {
  expect(since(log, 0, null, 3).map(({ text }) => text)).toEqual(["+A", "b2", "+?", "-A"]);
  expect(since(log, 2, null, 3)).toEqual([]);
});

it("tells everything to somebody who has not decided yet, and the last round to a spectator", () => {
  expect(since(log.slice(0, 2), 1, null, 3)).toHaveLength(2);
  expect(since(log, null, null, 2).map(({ text }) => text)).toEqual(["b2", "+?", "-A"]);
  expect(since(log, null, null, 9)).toHaveLength(5);
  expect(since([], null, null, 2)).toEqual([]);
});

it("knows whom a line is about, and which squares it names", () => {
  const dealt = { ...move(1, null, "+A"), phrase: phrase("k", { who: { type: "person", seat: 2 } }) };
  expect([move(1, 1), dealt, move(1, null)].map(seatIn)).toEqual([1, 2, null]);
  expect(squaresOf([move(1, 0, "a1"), move(2, 1, "a1>b2")])).toEqual(["a1", "b2"]);
});
