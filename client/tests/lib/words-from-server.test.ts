import { afterEach, expect, it, vi } from "vitest";
import { learn, speak, t } from "../../src/lib/i18n.svelte";

const answer = (text: string, ok = true) => ({ ok, text: () => Promise.resolve(text) });
const fetched = vi.fn((path: string) =>
  Promise.resolve(path.includes("orchard") ? answer(`game-orchard = ${path.split("/").at(-1)}`) : answer("", false)),
);
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockClear());

it("asks the server for the words of a game that did not come with the page, once for each language", async () => {
  await speak("en");
  await learn("orchard");
  expect(t("game-orchard")).toBe("en");
  await speak("fr");
  await learn("orchard", true);
  await speak("en");
  expect(t("game-orchard")).toBe("en");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    "/api/games/orchard/words/en",
    "/api/games/orchard/words/fr",
  ]);
});

it("asks nobody for words that came with the page", async () => {
  await learn("sunrise");
  await learn("table-panels");
  expect(fetched).not.toHaveBeenCalled();
});

it("goes on speaking when the server does not know the game", async () => {
  await learn("nowhere");
  await speak("fr");
  expect(t("rules")).toBe("Règles");
});
