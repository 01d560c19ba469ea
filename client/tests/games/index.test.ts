import { expect, it } from "vitest";
import { gameParts, isDrawn } from "../../src/games";
import { housesAtDusk } from "../../src/games/load-houses-at-dusk";
import { plainTable } from "../../src/plain-table/game";

it("draws games that have a folder, each with the prefix of its rules", () => {
  expect(["sunrise", "bella_vista", "kensington"].map((key) => gameParts(key).prefix)).toEqual(["SL", "BV", "KG"]);
  expect(["sunrise", "orchard"].map(isDrawn)).toEqual([true, false]);
});

it("answers with the same parts again, so that nothing is drawn anew", () => {
  for (const key of ["sunrise", "orchard"]) expect(gameParts(key)).toBe(gameParts(key));
});

it("shows any other game at the plain table", () => {
  expect(gameParts("orchard").picture).toBe(plainTable.picture);
  expect(gameParts("orchard").options).toBeDefined();
  expect(gameParts("sunrise").picture).not.toBe(plainTable.picture);
});

it("has houses for the town at dusk in every game", async () => {
  for (const key of ["sunrise", "bella_vista", "kensington", "orchard"]) {
    expect((await housesAtDusk(key)).default).toBeDefined();
  }
});
