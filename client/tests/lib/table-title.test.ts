import { afterAll, describe, expect, it } from "vitest";
import { speak } from "../../src/lib/i18n.svelte";
import { rulesPath, tableTitle } from "../../src/lib/table-title";

describe("what a table is called", () => {
  afterAll(() => speak("en"));

  it.each(["en", "fr"] as const)(
    "is the name of the box that it plays with, also where %s is read",
    async (language) => {
      await speak(language);
      expect(tableTitle({ game: "sunrise", edition: "avenue" })).toBe("Sunrise Avenue");
      expect(tableTitle({ game: "sunrise", edition: "lane" })).toBe("Sunrise Lane");
      expect(tableTitle({ game: "kensington", edition: "piatnik" })).toBe("Kensington");
    },
  );

  it("is the name of the game where the edition has none of its own, or is not known", async () => {
    await speak("en");
    expect(tableTitle({ game: "sunrise", edition: "of-my-own" })).toBe("Sunrise Lane");
    await speak("fr");
    expect(tableTitle({ game: "sunrise" })).toBe("Sunrise Avenue");
  });

  it("travels to the rules", () => {
    expect(rulesPath({ game: "sunrise", edition: "avenue" })).toBe("/rules/sunrise?edition=avenue");
    expect(rulesPath({ game: "sunrise", edition: "" })).toBe("/rules/sunrise");
  });
});
