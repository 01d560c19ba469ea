import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { View } from "../../../src/games/bella_vista/model";
import ScoreIfEndedNow from "../../../src/games/bella_vista/ScoreIfEndedNow.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import type { ScoreLine } from "../../../src/lib/server-types";
import { city } from "./sample-board";

const view = { viewer: 0, height: null, cluster: null } as unknown as View;
const line = (rule: string, points: number): ScoreLine =>
  ({ seat: 0, rule, points, key: "", facts: {}, cells: [] }) as unknown as ScoreLine;

describe("the bar of what one would have", () => {
  let shown: ReturnType<typeof mount>;
  beforeAll(async () => {
    await speak("en");
    await learn("bella_vista");
  });
  afterEach(() => unmount(shown));

  function barOf(coins: number, standing: ScoreLine[]): string[] {
    const props = { board: city, view, standing, totals: [coins, 0], names: ["Ann", "Bob"], onopen: () => undefined };
    shown = mount(ScoreIfEndedNow, { target: document.body, props });
    flushSync();
    return [...document.querySelectorAll<HTMLElement>(".shares i")].map(
      ({ classList, style }) => `${classList[0]} ${style.flexGrow}`,
    );
  }

  it("holds only what there is: parts without length would leave gaps at its end", () => {
    expect(barOf(20, [])).toEqual(["coins 20"]);
    expect(document.querySelectorAll(".legend li")).toHaveLength(4);
  });

  it("leaves losses out", () => {
    expect(barOf(20, [line("BV-5.1", 7), line("BV-5.2", -5)])).toEqual(["coins 20", "height 7"]);
  });

  it("says whose points they are where the seat that is shown changes", () => {
    const props = { board: city, view, standing: [], totals: [20, 0], names: ["Ann", "Bob"], onopen: () => undefined };
    shown = mount(ScoreIfEndedNow, { target: document.body, props: { ...props, who: "Ann" } });
    flushSync();
    expect(document.querySelector("h2")?.textContent).toMatch(/^If it ended now: Ann\s+20$/);
  });
});
