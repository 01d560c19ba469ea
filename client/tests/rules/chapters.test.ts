import { expect, it } from "vitest";
import { chapterRead, chaptersOf, foundIn } from "../../src/rules/chapters";

it("gives each rule to the heading before it", () => {
  const numbers = ["SL-0", "SL-0.1", "SL-0.2", "SL-1", "SL-1.1"];
  expect(chaptersOf(numbers, (number) => !number.includes("."))).toEqual([
    { section: "SL-0", rules: ["SL-0.1", "SL-0.2"] },
    { section: "SL-1", rules: ["SL-1.1"] },
  ]);
});

it("has room for rules without a heading", () => {
  expect(chaptersOf(["X-1"], () => false)).toEqual([{ section: "", rules: ["X-1"] }]);
});

it("keeps of a chapter what was found, and nothing of one that has none of it", () => {
  const chapter = { section: "SL-1", rules: ["SL-1.1", "SL-1.2"] };
  expect(foundIn(chapter, new Set(["SL-1.2", "SL-2.1"])).rules).toEqual(["SL-1.2"]);
  expect(foundIn(chapter, new Set(["SL-2.1"])).rules).toEqual([]);
});

it("says which chapter is read: the last whose heading has come up", () => {
  const at = (...tops: number[]) => tops.map((top, i) => ({ id: String(i), top }));
  expect(chapterRead(at(-900, 100, 800))).toBe("1");
  expect(chapterRead(at(300, 900))).toBe("0");
  expect(chapterRead([])).toBe("");
});
