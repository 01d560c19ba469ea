import { describe, expect, it } from "vitest";
import { isLastTurn, ranking, shownTotals, tieInWords, victoryByMargin } from "../../src/lib/victory-and-ties";
import { phrase } from "../../src/lib/fluent-messages";
import { learn, say, speak } from "../../src/lib/i18n.svelte";
import { lanterns, turnsInWords } from "../../src/lib/turns-left-before-end";
import type { Outcome, Person, ScoreLine, Tie } from "../../src/lib/server-types";
import { state } from "../support/table-messages";

const outcome = (totals: number[], places: number[]): Outcome => ({ ended_by: "SL-4.1", totals, places });
const people = (...seats: number[]): Person[] => seats.map((seat) => ({ type: "person", seat }));
const tie = (seats: number[], what: Partial<Tie> = {}): Tie => ({
  seats,
  points: 30,
  shared: false,
  rule: "SL-5.8",
  standings: seats.map((seat) => phrase("sunrise-tie-break", { number: seat })),
  ...what,
});
const bonus = (seat: number, points: number): ScoreLine => ({
  seat,
  points,
  rule: "SL-5.2",
  reason: "bonus",
  facts: {},
  spaces: [],
});

describe("the lanterns of the last round", () => {
  it("hang in playing order: done, playing now, still to play", () => {
    expect(lanterns([2, 3], 4)).toEqual([
      { seat: 0, light: "done" },
      { seat: 1, light: "done" },
      { seat: 2, light: "now" },
      { seat: 3, light: "later" },
    ]);
  });

  it("are all lit for whoever begins the round", () => {
    expect(lanterns([1, 2, 0], 3).map(({ seat, light }) => [seat, light])).toEqual([
      [1, "now"],
      [2, "later"],
      [0, "later"],
    ]);
  });

  it("stay dark for those who are passed over", () => {
    expect(lanterns([3, 1], 4).map(({ seat, light }) => [seat, light])).toEqual([
      [2, "done"],
      [3, "now"],
      [0, "done"],
      [1, "later"],
    ]);
  });
});

describe("who still has a turn", () => {
  it("is not whoever plays now", () => {
    const [who] = people(2) as [Person];
    expect(turnsInWords([2, 3, 0])).toEqual(phrase("still-to-play", { who, later: people(3, 0) }));
  });

  it("is nobody in the last turn of all", () => {
    const [who] = people(1) as [Person];
    expect(turnsInWords([1])).toEqual(phrase("plays-last", { who }));
  });
});

describe("the last turn", () => {
  const near = [{ rule: "SL-4.1", phrase: phrase("k"), turns: [1, 2] }];

  it("is that of whoever acts in the last round", () => {
    expect(isLastTurn(state({ seat: 1, to_act: 1, end_near: near }))).toBe(true);
    expect(isLastTurn(state({ seat: 2, to_act: 1, end_near: near }))).toBe(false);
    expect(isLastTurn(state({ seat: null, to_act: 1, end_near: near }))).toBe(false);
  });

  it("is not announced where the end is only near", () => {
    expect(isLastTurn(state({ seat: 1, to_act: 1, end_near: [{ ...near[0]!, turns: null }] }))).toBe(false);
  });
});

describe("who won", () => {
  it("is said with the margin to the next", () => {
    const said = victoryByMargin(outcome([88, 95, 81], [2, 1, 3]));
    expect(said.key).toBe("wins-by");
    expect(said.facts).toMatchObject({
      who: people(1),
      next: people(0),
      margin: phrase("amount-of-points", { number: 7 }),
    });
    expect(said.facts.amount).toEqual(phrase("amount-of-points", { number: 95 }));
  });

  it("is said of a tie that was settled", () => {
    const said = victoryByMargin(outcome([95, 95, 81], [2, 1, 3]), "coins");
    expect([said.key, said.facts.next]).toEqual(["wins-after-tie", people(0)]);
    expect(said.facts.amount).toEqual(phrase("coins", { number: 95 }));
  });

  it("may be several who share the victory", () => {
    const said = victoryByMargin(outcome([95, 95, 81], [1, 1, 3]));
    expect([said.key, said.facts.who]).toEqual(["wins-shared", people(0, 1)]);
  });

  it.each([
    ["en", "Bob wins with 95 points, 7 points more than you.", "You share the victory with Bob at 95 points."],
    [
      "fr",
      "Bob gagne avec 95 points, soit 7 points d’avance sur vous.",
      "Vous partagez la victoire avec Bob, à 95 points.",
    ],
  ] as const)("calls the reader you throughout, in %s", async (language, beaten, shared) => {
    await speak(language);
    await learn("endings");
    const said = (...result: [totals: number[], places: number[]]): string =>
      say(victoryByMargin(outcome(...result), undefined, 0), ["Ann", "Bob"]);
    expect(said([88, 95], [2, 1])).toBe(beaten);
    expect(said([95, 95], [1, 1])).toBe(shared);
  });
});

describe("the ranking", () => {
  it("keeps those with equal totals together", () => {
    const equal = tie([2, 0]);
    expect(ranking(outcome([30, 41, 30, 12], [3, 1, 2, 4]), [equal])).toEqual([
      { seats: [1], tie: null },
      { seats: [2, 0], tie: equal },
      { seats: [3], tie: null },
    ]);
  });

  it("says what settles a tie, that nothing does, or that the game does not say", () => {
    const keys = [tie([0, 1]), tie([0, 1], { shared: true }), tie([0, 1], { rule: null, standings: [] })];
    expect(keys.map((each) => tieInWords(each).key)).toEqual(["tie-settled", "tie-not-settled", "tie-shares-place"]);
  });

  it.each([
    ["en", "Tied at 102: Ann with 2 cards in hand ranks ahead of Bob with 1 card in hand."],
    ["fr", "Égalité à 102 : Ann avec 2 cartes en main passe devant Bob avec 1 carte en main."],
  ] as const)("says in %s who is ahead by what settles a tie", async (language, told) => {
    await speak(language);
    await learn("endings");
    const standings = [2, 1].map((number, seat) =>
      phrase("sunrise-tie-break", { who: { type: "person", seat }, number }),
    );
    expect(say(tieInWords(tie([0, 1], { points: 102, standings })), ["Ann", "Bob"]).replace(/\s/g, " ")).toBe(told);
  });
});

describe("the totals", () => {
  const ended = state({
    totals: [50, 40],
    standing: [bonus(0, 10), bonus(0, 6), bonus(1, 10)],
    outcome: outcome([50, 40], [1, 2]),
  });

  it("are without what only the end brings as long as the last moves are being shown", () => {
    expect(shownTotals(ended, true)).toEqual([34, 30]);
    expect(shownTotals(ended, false)).toEqual([50, 40]);
  });

  it("are what they are while the game goes on", () => {
    expect(shownTotals({ ...ended, outcome: null }, true)).toEqual([50, 40]);
  });
});
