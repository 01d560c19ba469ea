import { expect, it, vi } from "vitest";
import { i18n, learn, speak, t } from "../../src/lib/i18n.svelte";
import { latestOnly } from "../../src/lib/latest-only";

const line = vi.hoisted(() => {
  let arrive = (): void => undefined;
  return { slow: new Promise<void>((done) => (arrive = done)), arrive: () => arrive() };
});

vi.mock("../../src/locale/fr", async (original) => {
  await line.slow;
  return original();
});

it("keeps the language asked for last when words are learnt before it has come", async () => {
  await speak("en");
  const french = speak("fr");
  const company = learn("table-panels");
  line.arrive();
  await Promise.all([french, company]);
  expect(i18n.language).toBe("fr");
  expect(t("closed-title")).toBe("Cette table ne vous est pas ouverte");
});

it("does not lose what was asked for last when what was asked for first comes late", async () => {
  const shown: string[] = [];
  const show = latestOnly((thing: string) => shown.push(thing));
  let arrive = (_: string): void => undefined;
  const late = show(new Promise<string>((done) => (arrive = done)));
  await show(Promise.resolve("more words"));
  arrive("fewer words");
  await late;
  expect(shown).toEqual(["more words"]);
});

it("shows each as it comes in the order of asking, and goes on after one that never came", async () => {
  const shown: string[] = [];
  const show = latestOnly((thing: string) => shown.push(thing));
  await show(Promise.resolve("first"));
  await expect(show(Promise.reject(new Error("no line")))).rejects.toThrow("no line");
  await show(Promise.resolve("third"));
  expect(shown).toEqual(["first", "third"]);
});
