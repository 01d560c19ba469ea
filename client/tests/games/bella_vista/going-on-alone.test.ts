import { describe, expect, it } from "vitest";
import type { Offered, Told } from "../../../src/lib/server-types";
import { movesAlone } from "../../../src/games/bella_vista/going-on-alone.svelte";

const offered = (text: string): Offered => ({ text, points: 0 });
const GO_ON = [offered(".")];
const taken: Told = {
  seq: 9,
  seat: 0,
  text: "",
  phrase: { type: "phrase", key: "log-took-back", facts: {} },
  undoes: 8,
};

describe("a move that nobody has to decide", () => {
  it("is made for whoever fulfils no contract", () => {
    expect(movesAlone("contract", GO_ON, true, undefined)).toBe(".");
  });

  it("is made after a building outside the constraint, and after the neutral one", () => {
    expect(movesAlone("stopped", GO_ON, true, undefined)).toBe(".");
    expect(movesAlone("neutral-built", GO_ON, false, undefined)).toBe(".");
  });

  it("is left to whoever may take a contract", () => {
    expect(movesAlone("contract", [offered("@AB"), ...GO_ON], true, undefined)).toBeNull();
  });

  it("does not tell whoever plays without help that they fulfil none", () => {
    expect(movesAlone("contract", GO_ON, false, undefined)).toBeNull();
  });

  it("does not pass over a building for which there is no room", () => {
    expect(movesAlone("build", GO_ON, true, undefined)).toBeNull();
  });

  it("does not undo what was just taken back", () => {
    expect(movesAlone("contract", GO_ON, true, taken)).toBeNull();
  });
});
