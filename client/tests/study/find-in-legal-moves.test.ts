import { expect, it } from "vitest";
import { MOST_SHOWN, movesLike } from "../../src/study/find-in-legal-moves";

const move = (text: string, points = 0) => ({ text, points });

it("shows the moves that bring most first", () => {
  const { shown, more } = movesLike([move("a1"), move("b1", 3), move("c1", -1)], "");
  expect(shown.map(({ text }) => text)).toEqual(["b1", "a1", "c1"]);
  expect(more).toBe(0);
});

it("keeps those that begin with what was written", () => {
  const { shown } = movesLike([move("f5=1"), move("F5=2"), move("e5")], " f5");
  expect(shown.map(({ text }) => text)).toEqual(["f5=1", "F5=2"]);
});

it("says how many it leaves out", () => {
  const many = Array.from({ length: MOST_SHOWN + 3 }, (_, number) => move(`m${number}`));
  expect(movesLike(many, "m").more).toBe(3);
  expect(movesLike(many, "m").shown).toHaveLength(MOST_SHOWN);
});
