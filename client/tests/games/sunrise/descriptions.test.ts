import { beforeAll, describe, expect, it } from "vitest";
import { inWords } from "../../../src/games/sunrise/descriptions";
import { learn } from "../../../src/lib/i18n.svelte";
import { board } from "./sample-board";

describe("a move in a few words", () => {
  beforeAll(() => learn("sunrise"));

  it("names the card that is discarded", () => {
    expect(inWords("-R", board)).toBe("Discard a red card");
  });

  it("names the card that is given up for a park", () => {
    expect(inWords("b1@G", board)).toBe("Park on b1 (green card)");
  });
});
