import { beforeAll, describe, expect, it } from "vitest";
import { signInWords as ofBellaVista } from "../../src/games/bella_vista/signs-in-words";
import { signInWords as ofKensington } from "../../src/games/kensington/signs-in-words";
import { signInWords as ofSunrise } from "../../src/games/sunrise/signs-in-words";
import { phrase } from "../../src/lib/fluent-messages";
import { learn, speak } from "../../src/lib/i18n.svelte";
import { city } from "./bella_vista/sample-board";
import { board as facades } from "./kensington/sample-board";
import { board as town } from "./sunrise/sample-board";

describe("a move that is written as a sign is said in words", () => {
  beforeAll(async () => {
    await speak("en");
    await Promise.all(["sunrise", "bella_vista", "kensington"].map((game) => learn(game)));
  });

  it("in Sunrise Lane: to stop, to draw, to discard", () => {
    const said = [".", "++", "-Y"].map((text) => ofSunrise(text, town));
    expect(said.map((words) => words?.split(" ")[0])).toEqual(["Stop", "Draw", "Discard"]);
    expect(ofSunrise("a2=3", town)).toBeNull();
  });

  it("in Bella Vista: no contract, or that one only goes on", () => {
    expect(ofBellaVista(".", city)).toBe("No contract");
    expect(ofBellaVista(".", city, phrase("bella-told-unfulfilled"))).toBe("No contract");
    expect(ofBellaVista(".", city, phrase("bella-told-stopped"))).toBe("Go on");
    expect(ofBellaVista("c3/1", city)).toBeNull();
  });

  it("in Kensington: to take nothing, to finish, and where the tile goes", () => {
    expect(ofKensington("~", facades)).toBe("Take nothing");
    expect(ofKensington(".", facades)).toBe("Finish the turn");
    const tile = phrase("kg-short-roof");
    expect(ofKensington(".+", facades, phrase("kensington-told-keep", { tile }))).toBe("Store the roof and finish");
    expect(ofKensington(".", facades, phrase("kensington-told-return", { tile }))).toBe("Put the roof back and finish");
    expect(ofKensington("-H3@1", facades)).toBeNull();
  });
});
