import { beforeAll, describe, expect, it } from "vitest";
import { inWords, squareName } from "../../../src/games/sunrise/descriptions";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import type { View } from "../../../src/games/sunrise/model";
import { board } from "./sample-board";

async function inEnglish(): Promise<void> {
  await speak("en");
  await learn("sunrise");
}

describe("the name of a square", () => {
  beforeAll(inEnglish);
  const view = { town: board.squares.map(() => null) } as unknown as View;

  it("says what the sign of an area is worth", () => {
    const signs = board.squares
      .map((_, index) => squareName(index, board, view, null, []))
      .filter((name) => name.includes("sign"));
    expect(signs).toContain("a1, sign of area A1: Tallest Houses, 10, 6 and 3 points");
  });
});

describe("a move in a few words", () => {
  beforeAll(inEnglish);

  it("names the card that is discarded", () => {
    expect(inWords("-R", board)).toBe("Discard a red card");
  });

  it("names the card that is given up for a park", () => {
    expect(inWords("b1@G", board)).toBe("Park on b1 (green card)");
  });
});
