import { describe, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import { editionTitle } from "../../src/lib/edition-title";
import type { GameInfo } from "../../src/lib/server-types";

const lane: GameInfo["editions"][number] = ["lane", { en: "Sunrise Lane", fr: "Sunrise Lane" }];
const avenue: GameInfo["editions"][number] = ["avenue", { en: "Sunrise Avenue", fr: "Sunrise Avenue" }];

describe("the edition of a table", () => {
  it("is named where there are several, whatever the game is called in this language", async () => {
    const games = vi.spyOn(api, "games");
    games.mockResolvedValue([{ key: "sunrise", editions: [lane, avenue] } as GameInfo]);
    expect(await editionTitle({ game: "sunrise", edition: "avenue" })).toBe("Sunrise Avenue");
    games.mockResolvedValue([{ key: "sunrise", editions: [lane] } as GameInfo]);
    expect(await editionTitle({ game: "sunrise", edition: "lane" })).toBeNull();
    games.mockRejectedValue(new Error("no line"));
    expect(await editionTitle({ game: "sunrise", edition: "lane" })).toBeNull();
  });
});
