import { describe, expect, it } from "vitest";
import { folded, said } from "../../src/lib/log-lines";
import {
  crestBeside,
  keepNumbersWithNouns,
  merged,
  NOTHING,
  reachingBack,
  renewed,
  sinceWhen,
  tellsSinceWhen,
  standing,
  undone,
} from "../../src/lib/table-log";
import { learn, speak } from "../../src/lib/i18n.svelte";
import { move, state } from "../support/table-messages";
import { phrase } from "../../src/lib/fluent-messages";
import type { Told } from "../../src/lib/server-types";

const told = (seq: number, text: string, undoes: number | null = null): Told => ({
  seq,
  seat: 0,
  text,
  undoes,
  phrase: phrase("k"),
  forced: false,
});
const seqs = (log: readonly Told[]): number[] => log.map((each) => each.seq);

describe("the log of a table", () => {
  it("shows whose a line is, but nobody's crest beside what nobody decided and nobody is named in", () => {
    const closed: Told = { ...told(1, "."), phrase: phrase("round-done"), forced: true };
    const who = { type: "person" as const, seat: 0 };
    expect(crestBeside(closed)).toBeNull();
    expect(crestBeside({ ...closed, phrase: phrase("fulfils-none", { who }) })).toBe(0);
    expect(crestBeside({ ...closed, forced: false })).toBe(0);
  });

  it("takes what is told again in place of what was known from there on", () => {
    const known = [told(1, "a"), told(2, "b"), told(3, "c")];
    expect(merged(known, [told(3, "d"), told(4, "e")]).map((each) => each.text)).toEqual(["a", "b", "d", "e"]);
    expect(merged(known, [])).toEqual(known);
  });

  it("strikes the moves that a later line takes back, and no others", () => {
    const log = [told(1, "a"), told(2, "b"), told(2, "+?"), told(3, "", 2), told(4, "c")];
    expect(undone(log)).toEqual([false, true, true, false, false]);
    expect(seqs(standing(log))).toEqual([1, 4]);
  });

  it("follows several that are taken back one after the other", () => {
    const log = [
      told(1, "a"),
      told(2, "b"),
      told(3, "c"),
      told(4, "", 3),
      told(5, "", 2),
      told(6, "d"),
      told(7, "", 6),
    ];
    expect(undone(log)).toEqual([false, true, true, false, false, true, false]);
    expect(seqs(standing(log))).toEqual([1]);
  });

  it("never strikes that somebody sat down or left", () => {
    const log = [told(1, "a"), told(2, ""), told(3, "", 1)];
    expect(undone(log)).toEqual([true, false, false]);
    expect(standing(log)).toEqual([]);
  });

  it("says once what happened several times in one move, and twice what happened in two", () => {
    const log = [told(1, "."), told(1, "+?"), told(1, "+?"), told(2, "+?"), told(3, ""), told(3, "")];
    const said = [".", "+?", "+?", "+?", "", ""];
    const spoken = log.map((each, i) => ({ ...each, phrase: phrase(`said-${said[i]}`) }));
    expect(folded(spoken).map(({ told: { seq, text }, times }) => [seq, text, times])).toEqual([
      [1, ".", 1],
      [1, "+?", 2],
      [2, "+?", 1],
      [3, "", 1],
      [3, "", 1],
    ]);
  });
});

describe("what is said of a log", () => {
  const drawn = (key: string) => ({ ...told(1, "+?"), phrase: phrase(key, { who: "Ann", card: 2 }) });

  it("counts in words what a game counts so, and by a sign what it does not", async () => {
    await speak("en");
    await learn("bella_vista");
    expect(said({ told: drawn("bella-told-unseen-card"), times: 1 }, [])).toBe("Ann draws a card.");
    expect(said({ told: drawn("bella-told-unseen-card"), times: 2 }, [])).toBe("Ann draws 2 cards.");
  });

  it.each([
    ["en", "Ann draws no. 2.", "Ann draws two no. 2 cards."],
    ["fr", "Ann pioche le n° 2.", "Ann pioche deux n° 2."],
  ] as const)("counts cards of one number as cards, in %s", async (language, one, two) => {
    await speak(language);
    await learn("bella_vista");
    const spoken = (times: number): string => said({ told: drawn("bella-told-card"), times }, []).replace(/\s/g, " ");
    expect([spoken(1), spoken(2)]).toEqual([one, two]);
  });

  it.each([
    ["en", "Ann draws a red card and a blue card.", "Ann draws 2 red cards and a blue card."],
    ["fr", "Ann pioche une carte rouge et une carte bleue.", "Ann pioche 2 cartes rouges et une carte bleue."],
  ] as const)("has one verb for several cards of one move, in %s", async (language, two, three) => {
    await speak(language);
    await learn("sunrise");
    const [red = "", blue = ""] = two.match(/(?<=carte )\w+|\w+(?= card)/g) ?? [];
    const draws = (...colours: string[]): Told[] =>
      colours.map((colour) => ({ ...told(1, "+"), phrase: phrase("sunrise-told-deal", { who: "Ann", colour }) }));
    const all = (log: Told[]): string[] => folded(log).map((line) => said(line, []).replace(/\s/g, " "));
    expect(all(draws(red, blue))).toEqual([two]);
    expect(all(draws(red, blue, red))).toEqual([three]);
    const later = draws(blue).map((each) => ({ ...each, seq: 2 }));
    expect(all([...draws(red), ...later])).toHaveLength(2);
  });

  it("is headed as setup for whoever has not decided anything yet", () => {
    const headed = (seat: number | null, moves: Told[], earlier: number | null = null): string =>
      sinceWhen({ state: state({ seat }), moves, known: { lines: moves, earlier } });
    expect(headed(0, [move(1, null)])).toBe("since-setup");
    expect(headed(0, [move(1, null), move(2, 1)])).toBe("since-start");
    expect(headed(0, [move(1, null), move(2, 0), move(3, 1)])).toBe("since-title");
    expect(headed(0, [move(9, 1)], 8)).toBe("since-title");
    expect(headed(null, [move(9, 1)])).toBe("last-turns");
  });

  it("does not speak of a last turn while the first one goes on, but once it is over", () => {
    const moves = [move(1, null), move(2, 1), move(3, 0)];
    const known = { lines: moves, earlier: null };
    expect(sinceWhen({ state: state({ seat: 0 }), moves, known })).toBe("since-start");
    expect(tellsSinceWhen({ state: state({ seat: 0 }), moves, known })).toBe(false);
    expect(sinceWhen({ state: state({ seat: 0, to_act: 1 }), moves, known })).toBe("since-title");
    expect(tellsSinceWhen({ state: state({ seat: 0, to_act: 1 }), moves, known })).toBe(true);
  });
});

describe("a log that comes in parts", () => {
  const lines = [told(8, "h"), told(9, "i")];

  it("begins with the newest, and older parts are put before it", () => {
    let known = renewed(NOTHING, { log: lines, earlier: 5 });
    expect([seqs(known.lines), known.earlier]).toEqual([[8, 9], 5]);
    known = reachingBack(known, { lines: [told(6, "f"), told(7, "g")], earlier: 3 });
    known = reachingBack(known, { lines: [told(1, "a")], earlier: null });
    expect([seqs(known.lines), known.earlier]).toEqual([[1, 6, 7, 8, 9], null]);
  });

  it("keeps what was fetched when something happens, and still knows that there is more", () => {
    const known = reachingBack({ lines, earlier: 5 }, { lines: [told(7, "g")], earlier: 4 });
    const now = renewed(known, { log: [told(10, "j")], earlier: null });
    expect([seqs(now.lines), now.earlier]).toEqual([[7, 8, 9, 10], 4]);
    expect(renewed(now, { log: [], earlier: null })).toEqual(now);
  });

  it("drops what lies beyond a gap", () => {
    const now = renewed({ lines, earlier: null }, { log: [told(80, "x"), told(81, "y")], earlier: 79 });
    expect([seqs(now.lines), now.earlier]).toEqual([[80, 81], 79]);
  });

  it("is told from its beginning again where nothing of it has a number", () => {
    const deal = [told(0, "a"), told(0, "b")];
    expect(renewed({ lines: deal, earlier: null }, { log: deal, earlier: null }).lines).toEqual(deal);
  });

  it("strikes lines of an older part", () => {
    const known = reachingBack(
      { lines: [told(8, "", 6), told(9, "i")], earlier: 5 },
      { lines: [told(5, "e"), told(6, "f"), told(7, "g")], earlier: null },
    );
    expect(undone(known.lines)).toEqual([false, true, true, false, false]);
    expect(seqs(standing(known.lines))).toEqual([5, 9]);
  });
});

it.each([
  ["builds a House with 3 floors on f5", "builds a House with 3\u00a0floors on f5"],
  ["pose le n° 6, paie 3 pièces", "pose le n°\u00a06, paie 3\u00a0pièces"],
  ["lays No. 8, the last", "lays No.\u00a08, the last"],
  ["Ann draws 2, Ben 1", "Ann draws 2, Ben 1"],
  ["f5: 4. Then Ann", "f5: 4. Then Ann"],
])("ends no line of the screen before a noun or number: %s", (sentence, kept) => {
  expect(keepNumbersWithNouns(sentence)).toBe(kept);
});
