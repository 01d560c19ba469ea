import { expect, it } from "vitest";
import { drawnRules, PICTURED, picturesOf } from "../../src/rules/rule-pictures";

it("knows the games that have pictures", () => {
  expect([...PICTURED].sort()).toEqual(["bella_vista", "kensington", "sunrise"]);
});

it("has nothing to show of a game without pictures", async () => {
  expect(await drawnRules("orchard")).toBeNull();
});

it.each(["sunrise", "bella_vista", "kensington"])("shows %s first in short, then rule by rule", async (game) => {
  const drawn = await drawnRules(game);
  if (!drawn) throw new Error("no pictures");
  const { short, pictures } = drawn;
  const first = [short.goal, ...short.steps, short.end].map(({ key }) => key);
  const shown = [...new Set(pictures.map(({ rule }) => rule))].flatMap((rule) => picturesOf(drawn, rule));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ key }) => first.includes(key))).toEqual([]);
  expect(pictures.some(({ key }) => key === short.goal.key)).toBe(true);
});
