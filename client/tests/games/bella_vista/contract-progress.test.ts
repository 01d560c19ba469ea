import { describe, expect, it } from "vitest";
import { progressWords } from "../../../src/games/bella_vista/descriptions";
import { learn, speak } from "../../../src/lib/i18n.svelte";

describe("how far somebody is with a contract", () => {
  it("is never more than it asks for", async () => {
    await speak("en");
    await learn("bella_vista");
    const found = { card: 0, needed: 3, have: [1, 4], nearer: [] };
    const said = [0, 1].map((seat) => progressWords(found, seat, ["Ann", "Bob"]));
    expect(said).toEqual(["Ann: 1 of 3", "Bob: 3 of 3"]);
  });
});
