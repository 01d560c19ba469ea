import { expect, it, vi } from "vitest";
import { say, understood } from "../../src/lib/i18n.svelte";
import { phrase } from "../../src/lib/fluent-messages";

it("learns the words for what seldom goes wrong when it does, in the language that is spoken", async () => {
  vi.resetModules();
  const { say, speak, understood } = await import("../../src/lib/i18n.svelte");
  await speak("fr");
  const trouble = phrase("record-empty");
  expect(say(trouble)).toBe("record-empty");
  expect(say(await understood(trouble))).toBe("La partie enregistrée ne contient aucun coup.");
  await speak("en");
  expect(say(trouble)).toBe("The record has no moves.");
});

it("leaves alone what nobody has words for", async () => {
  const trouble = phrase("no-such-sentence");
  expect(say(await understood(trouble))).toBe("no-such-sentence");
});
