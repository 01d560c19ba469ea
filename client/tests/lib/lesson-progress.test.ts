import { beforeEach, expect, it } from "vitest";
import { keepLessonProgress } from "../../src/lesson/keep-progress";
import { lessonProgress } from "../../src/lib/lesson-progress";
import { keep } from "../../src/lib/local-storage";

beforeEach(() => localStorage.clear());

it("keeps the step that is next", () => {
  keepLessonProgress("sunrise", { step: 5, steps: 9 });
  expect(lessonProgress("sunrise")).toEqual({ step: 5, steps: 9 });
  expect(lessonProgress("kensington")).toBeNull();
});

it("has nothing to go on with before the first step and after the last", () => {
  keepLessonProgress("sunrise", { step: 0, steps: 9 });
  expect(lessonProgress("sunrise")).toBeNull();
  keepLessonProgress("sunrise", { step: 9, steps: 9 });
  expect(lessonProgress("sunrise")).toBeNull();
});

it("does not believe what it did not write", () => {
  keep("lesson.sunrise", { step: "five" });
  expect(lessonProgress("sunrise")).toBeNull();
});

it("remembers how far one ever was, also when the lesson is begun again", () => {
  keepLessonProgress("sunrise", { step: 9, steps: 9 });
  expect(keepLessonProgress("sunrise", { step: 0, steps: 9 })).toBe(9);
  keep("lesson.sunrise", { step: 1, steps: 9, furthest: "far" });
  expect(keepLessonProgress("sunrise", { step: 2, steps: 9 })).toBe(2);
});
