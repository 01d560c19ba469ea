import { beforeAll, describe, expect, it } from "vitest";
import { inWords } from "../../../src/games/kensington/descriptions";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { board, view } from "./sample-board";

describe("the end of a turn in a few words", () => {
  beforeAll(async () => {
    await speak("fr");
    await learn("kensington");
  });
  const roof = view({ taken: 2 });
  const window = view({ taken: 1 });

  it("says that the turn is over when the tile is stored or goes back", () => {
    expect(inWords(".+", board, roof)).toBe("Garder ^C3 et finir");
    expect(inWords(".", board, roof)).toBe("Remettre le toit au centre et finir");
    expect(inWords(".", board, window)).toBe("Remettre la tuile au centre et finir");
  });

  it("speaks of no tile where all are laid", () => {
    expect(inWords(".", board, view({ taken: null }))).toBe("Finir le tour");
  });
});
