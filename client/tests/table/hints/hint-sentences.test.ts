import { beforeAll, describe, expect, it } from "vitest";
import { phrase } from "../../../src/lib/fluent-messages";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { layMessage as bellaVistaMessage } from "../../../src/games/bella_vista/hint-button-label";
import { layMessage as kensingtonMessage } from "../../../src/games/kensington/hint-button-label";
import { layMessage as sunriseMessage } from "../../../src/games/sunrise/hint-button-label";
import {
  gainNow,
  hasMoreSteps,
  howSure,
  layLabel,
  leadInShort,
  mannerOf,
  movesInWords,
  reasonsInShort,
  reasonWords,
  spokenHint,
} from "../../../src/table/hints/hint-sentences";
import type { Hints } from "../../../src/lib/server-types";
import { hint, hints, reason } from "../../support/table-messages";

const houses = reason({ phrase: phrase("sunrise-reason-houses", { number: 4 }), points: 14, rule: "SL-2.4" });
const row = reason({ rule: "SL-5.5", points: 6, stands: true });
const lost = reason({ seat: 1, rule: "SL-5.5", points: -4, stands: true });
const best = [hint(["a7"], { chances: [41, 45, 14], reasons: [houses, row, lost] }), hint(["k5"]), hint(["d7"])];
const [first = hint([])] = best;
const names = ["Ann", "Léa", "Planner"];

describe("hints in words", () => {
  beforeAll(async () => {
    await speak("en");
    await Promise.all([learn("hints"), learn("sunrise")]);
  });

  it("have words instead of figures near the ends, but for what is certain", () => {
    const pairs = [98, 97, 3, 2].map((percent) => mannerOf(percent, 1));
    expect(pairs).toEqual(["surely", "about", "about", "hardly"]);
    expect([100, 50, 0].map((percent) => mannerOf(percent, 0))).toEqual(["won", "shared", "lost"]);
  });

  it("say of a turn that ends the game that nothing is left to chance", () => {
    const ends = [hint(["a7"], { chances: [100, 0], margin: 0 }), hint(["k5"], { chances: [0, 100], margin: 0 })];
    const lead: Hints["lead"] = { distance: "clear", others: [2] };
    const settled = ["The game ends with this turn: nothing is left to chance."];
    expect(howSure(hints({ best: ends, lead }), ends)).toEqual(settled);
    const spoken = spokenHint({ hint: ends[0]!, number: 1, total: 2, seat: 0, names, game: "sunrise", path: "a7" });
    expect(spoken).toBe("Hint 1 of 2: a7. You win. Léa: a loss.");
    expect(howSure(hints({ best: [...ends, first], lead }), ends)).not.toEqual(settled);
    const alike = [ends[0]!, { ...ends[1]!, chances: [100, 0] }];
    expect(howSure(hints({ best: alike, lead: { distance: "equal", others: [2] } }), alike)).toEqual([
      ...settled,
      "Hints 1 and 2 are equally good.",
    ]);
  });

  it("count as a gain only what cannot be lost again, and only one's own", () => {
    expect(gainNow(first, 0)).toBe(14);
  });

  it("say of points beside the gain that they are not sure yet", () => {
    expect(reasonWords(row, 0, names)).toMatch(/\(if it stays so until the end\)$/);
    expect(reasonWords({ ...row, is_kept: true }, 0, names)).not.toMatch(/until the end/);
    expect(reasonWords(houses, 0, names)).toBe("4 Houses straight away");
  });

  it("tell what speaks for oneself in one line", () => {
    expect(reasonsInShort(first, 0, names)).toMatch(/^4 Houses straight away: \+14; .+: \+6$/);
    expect(reasonsInShort(hint(["a7"]), 0, names)).toBe("brings nothing for now");
  });

  it("say everything to whoever does not see them", () => {
    const said = spokenHint({ hint: first, number: 1, total: 3, seat: 0, names, game: "sunrise", path: "a7, a6" });
    expect(said).toContain("Hint 1 of 3: a7, a6. You win 41% of the games, plus or minus 2 percentage points.");
    expect(said).toContain("points. Léa: 45%, Planner: 14%.");
    expect(said).toMatch(/4 Houses straight away, 14 points more\. .+, 6 points more\. For Léa, .+, 4 points less\.$/);
  });

  it("name several moves in one sentence", () => {
    expect(movesInWords(hint(["Lay a", "Finish", "f5"]), (text) => text)).toBe("Lay a, then finish, then f5");
  });

  it("leave the capital to what the rulebook writes with one", async () => {
    expect(movesInWords(hint(["f5", "Park on g11", "Stop"]), (text) => text)).toBe("f5, then Park on g11, then stop");
    await speak("fr");
    expect(movesInWords(hint(["f5", "Parc en g11"]), (text) => text)).toBe("f5, puis Parc en g11");
    await speak("en");
  });

  it("know whether something is to be decided after their first move", () => {
    const told = phrase("bella-told-decline");
    const steps = [false, true].map((is_forced) => ({ told, is_forced }));
    expect([hint(["a7"]), hint(["a7", "."], { steps }), hint(["a7", "a6"])].map(hasMoreSteps)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("say once what is done several times in a row", () => {
    const told = movesInWords(hint(["-R", "-R", "-B", "-R"]), (text, _, times) => `${times ?? 1} ${text}`);
    expect(told).toBe("2 -R, then 1 -B, then 1 -R");
  });

  it("say what their buttons do, and that only the first of several steps is chosen", () => {
    const told = phrase("bella-told-decline");
    const forced = { steps: [false, true].map((is_forced) => ({ told, is_forced })) };
    expect(layLabel(hint(["j5", "l6"]), () => "hint-lay")).toBe("Choose step 1");
    expect(layLabel(hint(["j5", "."], forced), () => "hint-lay")).toBe("Choose it on the board");
    expect(layLabel(hint(["++", "l6"]), () => "hint-choose-draw")).toBe("Choose to draw");
    expect(layLabel(hint(["."]), () => null)).toBeNull();
  });

  it("promise no steps where all that follows what is shown is the end of the turn", () => {
    expect(layLabel(hint(["f2=1", "."]), sunriseMessage)).toBe("Choose it on the board");
    expect(layLabel(hint(["f2=1", "f3@R", "."]), sunriseMessage)).toBe("Choose step 1");
    expect(layLabel(hint(["=@3", "."]), kensingtonMessage)).toBe("Choose it on the board");
    expect(layLabel(hint(["-R", "-Y"]), sunriseMessage)).toBe("Choose the first card");
  });

  it.each([
    [sunriseMessage, { "a7=2": "hint-lay", "a7@R": "hint-lay", "++": "hint-choose-draw", "-R": "hint-choose-card" }],
    [sunriseMessage, { ".": "hint-choose-stop" }],
    [
      kensingtonMessage,
      { "?.": "hint-choose-tile", "$2:=": "hint-choose-tile", "=@3": "hint-lay", ".": null, "~": null },
    ],
    // The building of a hint stands in the city already: its button chooses the place.
    [bellaVistaMessage, { "1=4": "hint-choose-offer", "c4/1": "hint-choose-place", "@a": "hint-choose-contract" }],
    [bellaVistaMessage, { ".": null }],
  ])("say in each game what it means to take up their first move", (message, expected) => {
    for (const [text, key] of Object.entries(expected)) expect(message(text)).toBe(key);
  });

  it("say nothing of chances where there are none", () => {
    const bare = hint(["a7"], { chances: [] });
    expect(spokenHint({ hint: bare, number: 2, total: 3, seat: 0, names, game: "sunrise", path: "a7" })).toBe(
      "Hint 2 of 3: a7.",
    );
  });

  it("say it in French as well", async () => {
    await speak("fr");
    const said = spokenHint({ hint: first, number: 1, total: 3, seat: 0, names, game: "sunrise", path: "a7" });
    expect(said).toContain("Conseil 1 sur 3\u00a0: a7. Vous gagnez dans 41\u00a0% des cas,");
    expect(said).toContain("des cas, à 2 points de pourcentage près.");
    expect(said).toContain(", 14 points de plus.");
    await speak("en");
  });

  it("tell how many games they come from, and how the first stands beside the nearest", () => {
    expect(howSure(hints({ best, lead: { distance: "close", others: [2] } }), best)).toEqual([
      "20,000 games imagined from your seat.",
      "Hints 1 and 2 are too close to tell apart: the difference lies within the margin of error.",
    ]);
    expect(howSure(hints({ best, lead: { distance: "likely", others: [2, 3] } }), best)[1]).toBe(
      "Hint 1 is probably better than hints 2 and 3, but their margins of error (±) overlap.",
    );
    expect(howSure(hints({ best, lead: { distance: "clear", others: [2, 3] } }), best)[1]).toBe(
      "Hint 1 is clearly ahead.",
    );
    expect(howSure(hints({ best, games: 3000, is_done: false }), best)).toEqual([
      "3,000 games imagined so far.",
      "The order may still change.",
    ]);
    expect(howSure(hints({ best, games: 600 }), best)[0]).toContain("the figures are rough");
  });

  it("tell in a few words why the first is the first, once that is known", () => {
    const short = (distance: NonNullable<Hints["apart"]>, others: number[]): string =>
      leadInShort(hints({ best, lead: { distance, others } }), best);
    expect(short("equal", [2])).toBe("1 and 2 equally good");
    expect(short("loses", [2, 3])).toBe("1 loses by least");
    expect(short("close", [2, 3])).toBe("1, 2 and 3 too close to call");
    expect(short("likely", [2])).toBe("1 probably best");
    expect(short("clear", [2, 3])).toBe("1 clearly ahead");
    const lead: Hints["lead"] = { distance: "clear", others: [2] };
    expect(leadInShort(hints({ best, lead, is_done: false }), best)).toBe("");
  });

  it("say of a chance near the ends what is almost certain: the win, nothing else", async () => {
    const near = (percent: number): string =>
      spokenHint({ ...about, hint: hint(["a7"], { chances: [percent, 100 - percent], margin: 1 }) });
    const about = { number: 1, total: 1, seat: 0, names, game: "sunrise", path: "a7" };
    expect(near(99)).toContain("You are almost certain to win. Léa: very unlikely to win.");
    expect(near(1)).toContain("You are very unlikely to win. Léa: almost certain to win.");
    await speak("fr");
    expect(near(99)).toContain("Votre victoire est quasi certaine. Léa\u00a0: victoire très improbable.");
    await speak("en");
  });

  it("go by the numbers that are on the screen", () => {
    const shown = best.toReversed();
    expect(howSure(hints({ best, lead: { distance: "close", others: [2] } }), shown)[1]).toContain("Hints 2 and 3 are");
    expect(howSure(hints({ best, lead: { distance: "likely", others: [3] } }), shown)[1]).toContain(
      "Hint 3 is probably better than hint 1,",
    );
  });

  it("judge nothing while the bot still thinks, or of what is not on the screen", () => {
    const lead = { distance: "clear" as const, others: [2] };
    expect(howSure(hints({ best, lead, is_done: false }), best).join(" ")).not.toContain("Hint");
    expect(howSure(hints({ best, lead }), best.slice(0, 1))).toHaveLength(1);
  });

  it("say so where there are no games, no chances or nothing to choose", () => {
    const bare = [hint(["x"], { chances: [] })];
    expect(howSure(hints({ best: bare, games: 0 }), bare)).toEqual([
      expect.stringContaining("This server does not work out chances of winning"),
    ]);
    expect(howSure(hints({ best: bare, games: 0, chances_later: true }), bare)).toEqual([
      expect.stringMatching(/not been worked out yet.*may still change/),
    ]);
    expect(howSure(hints({ best: bare }), bare)[1]).toContain("no chances");
    expect(howSure(hints({ best, is_choice: false }), best)).toEqual(["Only one move is possible here."]);
  });
});
