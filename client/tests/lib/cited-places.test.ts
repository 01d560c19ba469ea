import { describe, expect, it } from "vitest";
import { cited, lights, NOWHERE } from "../../src/lib/cited-places.svelte";

const places = { seat: 1, names: ["h14"] };

describe("words about places", () => {
  it("light them while they are pointed at or in focus", async () => {
    const words = document.createElement("button");
    const end = lights(places)(words);
    for (const [comes, goes] of [
      ["pointerenter", "pointerleave"],
      ["focusin", "focusout"],
    ] as const) {
      words.dispatchEvent(new Event(comes));
      expect(cited.on(1)).toEqual(["h14"]);
      expect(cited.on(null)).toEqual([]);
      words.dispatchEvent(new Event(goes));
      await Promise.resolve();
      expect(cited.lit).toBe(NOWHERE);
    }
    end();
  });

  it("light nothing any more once they are gone", async () => {
    const words = document.createElement("button");
    const end = lights(places)(words);
    words.dispatchEvent(new Event("click"));
    end();
    await Promise.resolve();
    expect(cited.lit).toBe(NOWHERE);
    words.dispatchEvent(new Event("pointerenter"));
    expect(cited.lit).toBe(NOWHERE);
  });

  it("leave alone what other words light", () => {
    const [first, second] = [document.createElement("p"), document.createElement("p")];
    const ends = [lights(places)(first), lights({ seat: null, names: ["a1"] })(second)];
    first.dispatchEvent(new Event("pointerenter"));
    second.dispatchEvent(new Event("pointerenter"));
    first.dispatchEvent(new Event("pointerleave"));
    expect(cited.on(null)).toEqual(["a1"]);
    ends.forEach((end) => end());
  });
});
