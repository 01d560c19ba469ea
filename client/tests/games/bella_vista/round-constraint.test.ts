import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Aids, Board, View } from "../../../src/games/bella_vista/model";
import RoundConstraint from "../../../src/games/bella_vista/RoundConstraint.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { city } from "./sample-board";

const card = { mark: "R-", kind: "river-forbidden", districts: "" };
const board = {
  ...city,
  parts: { ...city.parts, constraints: [card], rounds: 8, cities: {} },
  constraints: [],
} as unknown;
const view = { turned: [0], round: 3, city: "" } as unknown as View;

describe("the constraint of the round", () => {
  let shown: ReturnType<typeof mount>;
  beforeAll(async () => {
    await speak("en");
    await learn("bella_vista");
  });
  afterEach(() => unmount(shown));

  function show(reach: Aids["reach"], help = true): string {
    shown = mount(RoundConstraint, { target: document.body, props: { board: board as Board, view, reach, help } });
    flushSync();
    return (document.querySelector(".constraint")?.textContent ?? "").replaceAll(/\s+/g, " ");
  }

  it("is told with its rule while there is room", () => {
    expect(show("within")).toMatch(/round 3 of 8.*No building beside a river.*BV-3\.4/);
    expect(document.querySelector("h2.lifted")).toBeNull();
  });

  it.each([
    ["border", /on the border.*BV-3\.5/],
    ["anywhere", /anywhere.*BV-R1/],
  ] as const)("says that it does not bind where there is no room (%s)", (reach, said) => {
    expect(show(reach)).toMatch(said);
    expect(document.querySelector("h2.lifted")).not.toBeNull();
  });

  it.each([
    ["en", "round 3\u00a0of\u00a08"],
    ["fr", "manche 3\u00a0sur\u00a08"],
  ] as const)("keeps the number of the round and of all on one line (%s)", async (language, words) => {
    await speak(language);
    show("within");
    expect(document.querySelector(".round")?.textContent).toContain(words);
    await speak("en");
  });

  it("gives nothing away in cardboard mode", () => {
    expect(show("border", false)).toContain("round 3 of 8");
  });
});
