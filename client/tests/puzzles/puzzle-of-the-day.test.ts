import { describe, expect, it } from "vitest";
import { dayNumber, puzzleOfTheDay } from "../../src/lib/puzzle-of-the-day";

const GAMES = [
  { key: "sunrise", puzzles: 50 },
  { key: "orchard", puzzles: 0 },
  { key: "kensington", puzzles: 50 },
];

const days = (number: number): Date[] => Array.from({ length: number }, (_, i) => new Date(2026, 0, 1 + i, 12));

describe("the puzzle of the day", () => {
  it("is the same all day long and another one tomorrow", () => {
    const morning = puzzleOfTheDay(GAMES, new Date(2026, 10, 17, 0, 1));
    expect(puzzleOfTheDay(GAMES, new Date(2026, 10, 17, 23, 59))).toEqual(morning);
    expect(puzzleOfTheDay(GAMES, new Date(2026, 10, 18, 0, 1))).not.toEqual(morning);
  });

  it("comes round through all puzzles of all games that have some", () => {
    const seen = days(100).map((day) => JSON.stringify(puzzleOfTheDay(GAMES, day)));
    expect(new Set(seen).size).toBe(100);
    expect(seen.some((each) => each.includes("orchard"))).toBe(false);
  });

  it("is none where there are no puzzles", () => {
    expect(puzzleOfTheDay([], new Date())).toBeNull();
    expect(puzzleOfTheDay([{ key: "orchard", puzzles: 0 }], new Date())).toBeNull();
  });

  it("counts days one by one, whatever the clocks do", () => {
    const numbers = days(400).map(dayNumber);
    expect(numbers.every((number, i) => i === 0 || number === numbers[i - 1]! + 1)).toBe(true);
  });
});
