import { expect, it } from "vitest";
import { houses, scoreSteps, whyNobody } from "../../../src/games/sunrise/score-steps";
import type { View } from "../../../src/games/sunrise/model";
import type { ScoreLine } from "../../../src/lib/server-types";
import { mostAtAnyStep, sofar, sums } from "../../../src/score/score-steps";
import { board } from "./sample-board";

const line = (seat: number, points: number, area?: string): ScoreLine => ({
  seat,
  points,
  rule: "SL-5.2",
  reason: "bonus",
  spaces: [],
  facts: area ? { area, position: points > 6 ? 1 : 2 } : {},
  ...(area ? { group: area } : {}),
});

it("walks from the houses through every bonus", () => {
  const steps = scoreSteps(board, [line(0, 8), line(1, 5), line(1, 10, "A1"), line(0, 6, "A1"), line(0, 10, "C")]);
  expect(steps.map((step) => step.area)).toEqual(["", "A1", "A2", "B1", "B2", "C"]);
  expect(steps[1]?.lines.map((each) => each.seat)).toEqual([1, 0]);
  expect(steps.slice(0, 2).map((step) => sums(step, 2))).toEqual([
    [8, 5],
    [6, 10],
  ]);
  expect(sofar(steps, 5, 2)).toEqual([24, 15]);
});

it("draws towers to one scale at every step: the most that anybody has at any of them", () => {
  const steps = [{ lines: [line(0, 8), line(1, 30)] }, { lines: [line(0, 10)] }, { lines: [line(1, -15)] }];
  expect(mostAtAnyStep(steps, 2)).toBe(30);
  expect(mostAtAnyStep([], 2)).toBe(0);
});

it("takes the lines of a bonus by position, in whatever order they come", () => {
  const lines = [line(2, 6, "A1"), line(1, 10, "A1"), line(0, 10, "A1"), line(1, 3)];
  const orders = [lines, lines.toReversed()].map((each) => scoreSteps(board, each)[1]?.lines.map(({ seat }) => seat));
  expect(orders).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
  expect(houses(lines).lines).toEqual([lines[3]]);
});

it("says why nobody scores: no House stands there, or none is high enough", () => {
  const none = scoreSteps(board, []);
  const said = (town: View["town"]) => none.slice(1).map((step) => [step.area, whyNobody(board, town, step)]);
  const empty = board.squares.map(() => null);
  expect(new Set(said(empty).map(([, key]) => key))).toEqual(new Set(["nobody-no-house"]));
  const inA2 = board.squares.findIndex(({ area }) => area === "A2");
  const low = empty.with(inA2, { type: "house", seat: 0, floors: 1 } as never);
  expect(said(low)[1]).toEqual(["A2", "nobody-too-low"]);
  const scored = scoreSteps(board, [line(0, 10, "A2")])[2];
  expect(scored && whyNobody(board, low, scored)).toBeNull();
});
