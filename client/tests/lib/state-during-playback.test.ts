import { describe, expect, it } from "vitest";
import { stateAfter } from "../../src/lib/state-during-playback.svelte";
import { move, state } from "../support/table-messages";

describe("the table while a step is shown", () => {
  const came = [4, 5, 7].map((seq) => state({ seq }));

  it("is what the step led to", () => {
    expect(stateAfter(came, move(5, 1))?.seq).toBe(5);
    expect(stateAfter(came, move(7, 1))?.seq).toBe(7);
  });

  it("is what came before, where several steps came at once", () => {
    expect(stateAfter(came, move(6, 1))?.seq).toBe(5);
  });

  it("is not known where only what came later is at hand", () => {
    expect(stateAfter([state({ seq: 9 })], move(7, 1))).toBeUndefined();
  });
});
