import { expect, it } from "vitest";
import type { ScoreLine } from "../src/lib/wire";
import { pageOf } from "../src/lib/router.svelte";
import { proof, sofar, sums } from "../src/games/sunrise/proof";
import { board } from "./board";

const line = (seat: number, points: number, area?: string): ScoreLine => ({
  seat, points, rule: "SL-5.2", reason: "bonus", spaces: [], facts: area ? { area } : {},
});

it("walks from the houses through every bonus", () => {
  const steps = proof(board, [line(0, 8), line(1, 5), line(1, 10, "A1"), line(0, 6, "A1"), line(0, 10, "C")]);
  expect(steps.map((step) => step.area)).toEqual(["", "A1", "A2", "B1", "B2", "C"]);
  expect(steps[1]?.lines.map((each) => each.seat)).toEqual([1, 0]);
  expect(steps.slice(0, 2).map((step) => sums(step, 2))).toEqual([[8, 5], [6, 10]]);
  expect(sofar(steps, 5, 2)).toEqual([24, 15]);
});

it("finds the page of an address", () => {
  expect(pageOf("/")).toEqual({ name: "home" });
  expect(pageOf("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(pageOf("/rules/sunrise")).toEqual({ name: "rules", game: "sunrise" });
  expect(pageOf("/t/a/b")).toEqual({ name: "nowhere" });
});
