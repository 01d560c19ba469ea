import { describe, expect, it } from "vitest";
import { i18n, LANGUAGES, learn, speak } from "../../src/lib/i18n.svelte";
import { gameParts } from "../../src/games";
import { keysOf, type KeyPage } from "../../src/ui/key-help";

const PAGES: KeyPage[] = ["home", "table", "ended", "score", "replay", "study", "setup"];
const GAMES = ["sunrise", "bella_vista", "kensington"];

describe("the keys of a page", () => {
  it("are those of the page, and at a table those of its game as well", () => {
    const ofGame = [{ keys: ["X"], does: "x" }];
    expect(keysOf("table", { keys: ofGame }).map(({ does }) => does)).toContain("x");
    expect(keysOf("replay", { keys: ofGame }).map(({ does }) => does)).not.toContain("x");
  });

  it.each(GAMES)("promise neither light nor hints in cardboard mode (%s)", (game) => {
    const uses = keysOf("table", gameParts(game), false).map(({ does }) => does);
    expect(uses).toEqual([...new Set(uses)]);
    expect(uses.filter((does) => does.includes("keys-all-"))).toHaveLength(1);
    for (const helping of ["keys-lit-spaces", "kg-keys-columns", "keys-hint", "bv-keys-ground"])
      expect(uses).not.toContain(helping);
  });

  it.each(GAMES)("mean one thing each, the arrows too (%s)", (game) => {
    const arrows = keysOf("table", gameParts(game)).flatMap(({ keys }) => keys.filter((key) => /^[←↑↓→]$/.test(key)));
    expect(arrows.toSorted()).toEqual(["←", "↑", "→", "↓"]);
  });

  it("of a game come in the place of those that they replace", () => {
    const [first] = keysOf("table", gameParts("kensington"));
    expect(first?.does).toBe("kg-keys-columns");
  });

  it.each(GAMES)("are each explained once at a table (%s)", (game) => {
    const letters = keysOf("table", gameParts(game)).flatMap(({ keys }) => keys.filter((key) => /^\w$/.test(key)));
    expect(letters).toEqual([...new Set(letters)]);
  });

  it.each(LANGUAGES)("are all explained (%s), and named where they bear no sign", async (language) => {
    await speak(language);
    await Promise.all(["keys", ...GAMES].map((words) => learn(words)));
    const ofPage = (page: KeyPage, game: string) =>
      [true, false].flatMap((help) => keysOf(page, gameParts(game), help));
    const uses = PAGES.flatMap((page) => GAMES.flatMap((game) => ofPage(page, game)));
    const said = uses.flatMap(({ keys, does }) => [does, ...keys.filter((key) => key.startsWith("key-"))]);
    expect(said.filter((key) => !i18n.messages.has(key))).toEqual([]);
  });
});
