import { afterEach, describe, expect, it, vi } from "vitest";
import { lessonPlaces } from "../../src/lib/lesson-places.svelte";

afterEach(() => lessonPlaces.show([]));

describe("the places of a lesson", () => {
  it("light nothing where nothing is named", () => {
    lessonPlaces.show([]);
    expect(lessonPlaces.lit).toBeNull();
    expect(lessonPlaces.named("f6", "f6, fountain")).toBe("f6, fountain");
  });

  it("answer a question only while one is asked", () => {
    const asked = vi.fn();
    expect(lessonPlaces.takes("f6")).toBe(false);
    lessonPlaces.show(["f6", "d6"], asked);
    expect(lessonPlaces.takes("d6")).toBe(true);
    expect(asked).toHaveBeenCalledWith("d6");
    lessonPlaces.show(["f6", "d6"]);
    expect(lessonPlaces.takes("d6")).toBe(false);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("are walked among while a place is asked for, and otherwise what is legal", () => {
    lessonPlaces.show(["f6", "d6"]);
    expect(lessonPlaces.among(["a1"], (lit) => [...lit])).toEqual(["a1"]);
    lessonPlaces.show(["f6", "d6"], () => undefined);
    expect(lessonPlaces.among(["a1"], (lit) => [...lit])).toEqual(["f6", "d6"]);
  });
});
