import { expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import { speak } from "../../src/lib/i18n.svelte";
import { startingPosition } from "../../src/study/study-api";

const answer = { ok: true, status: 200, text: () => Promise.resolve(""), json: () => Promise.resolve({}) };
const fetched = vi.fn<(path: string, wish: RequestInit) => Promise<typeof answer>>(() => Promise.resolve(answer));
vi.stubGlobal("fetch", fetched);
const lastHeaders = () => new Headers(fetched.mock.lastCall?.[1].headers);

it("tells the server which language the page speaks: editions that nobody chose follow it", async () => {
  await speak("fr");
  await startingPosition({ game: "sunrise", seats: 2, seed: 1 });
  expect(lastHeaders().get("accept-language")).toBe("fr");
  expect(lastHeaders().get("content-type")).toBe("application/json");
  await speak("en");
  await api.games();
  expect(lastHeaders().get("accept-language")).toBe("en");
});
