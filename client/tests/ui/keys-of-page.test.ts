import { describe, expect, it } from "vitest";
import { i18n, LANGUAGES, learn, speak } from "../../src/lib/i18n.svelte";
import { gameParts } from "../../src/games";
import { keysOf, type KeyPage } from "../../src/ui/keys-of-page";

const PAGES: KeyPage[] = ["home", "table", "ended", "score", "replay"];
const GAMES = ["sunrise", "bella_vista", "kensington"];

describe("the keys of a page", () => {
  it("are those of the page, and at a table those of its game as well", () => {
    const ofGame = [{ keys: ["X"], does: "x" }];
    expect(keysOf("table", ofGame).map(({ does }) => does)).toContain("x");
    expect(keysOf("replay", ofGame).map(({ does }) => does)).not.toContain("x");
  });

  it.each(GAMES)("are each explained once at a table (%s)", (game) => {
    const letters = keysOf("table", gameParts(game).keys).flatMap(({ keys }) => keys.filter((key) => /^\w$/.test(key)));
    expect(letters).toEqual([...new Set(letters)]);
  });

  it.each(LANGUAGES)("are all explained (%s), and named where they bear no sign", async (language) => {
    await speak(language);
    await Promise.all(["keys", ...GAMES].map((words) => learn(words)));
    const uses = PAGES.flatMap((page) => GAMES.flatMap((game) => keysOf(page, gameParts(game).keys)));
    const said = uses.flatMap(({ keys, does }) => [does, ...keys.filter((key) => key.startsWith("key-"))]);
    expect(said.filter((key) => !i18n.messages.has(key))).toEqual([]);
  });
});
