import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Offered, Told } from "../../../src/lib/server-types";
import { forcedMove, goOnAlone, isMadeAlone } from "../../../src/games/bella_vista/play-forced-move.svelte";
import { TableClient } from "../../../src/lib/table-client.svelte";
import { state } from "../../support/table-messages";

const offered = (text: string): Offered => ({ text, points: 0 });
const GO_ON = [offered(".")];
const taken: Told = {
  seq: 9,
  seat: 0,
  text: "",
  phrase: { type: "phrase", key: "log-took-back", facts: {} },
  undoes: 8,
  forced: true,
};

describe("a move that nobody has to decide", () => {
  it("is made for whoever fulfils no contract", () => {
    expect(forcedMove("contract", GO_ON, true)).toBe(".");
  });

  it("is made after a building outside the constraint, and after the neutral one", () => {
    expect(forcedMove("stopped", GO_ON, true)).toBe(".");
    expect(forcedMove("neutral-built", GO_ON, false)).toBe(".");
  });

  it("is known again by what is told of it", () => {
    const told = (key: string): Told => ({ ...taken, text: ".", phrase: { ...taken.phrase, key }, undoes: null });
    expect(isMadeAlone(told("bella-told-unfulfilled"), true)).toBe(true);
    expect(isMadeAlone(told("bella-told-unfulfilled"), false)).toBe(false);
    expect(isMadeAlone(told("bella-told-stopped"), false)).toBe(true);
    expect(isMadeAlone(told("bella-told-decline"), true)).toBe(false);
  });

  it("is left to whoever may take a contract", () => {
    expect(forcedMove("contract", [offered("@AB"), ...GO_ON], true)).toBeNull();
  });

  it("does not tell whoever plays without help that they fulfil none", () => {
    expect(forcedMove("contract", GO_ON, false)).toBeNull();
  });

  it("does not pass over a building for which there is no room", () => {
    expect(forcedMove("build", GO_ON, true)).toBeNull();
  });

  describe("in the position after a take-back", () => {
    function goOn(log: Told[]) {
      const client = new TableClient("t");
      client.line = "open";
      client.state = state({ seq: 9, undo: true });
      client.known = { lines: log, earlier: null };
      const done = { play: vi.spyOn(client, "play"), undo: vi.spyOn(client, "undo") };
      const end = $effect.root(() => goOnAlone(client, () => "."));
      flushSync();
      end();
      return [done.play.mock.calls.length, done.undo.mock.calls.length];
    }

    it("is taken back as well", () => {
      expect(goOn([taken])).toEqual([0, 1]);
    });

    it("is made where nothing was taken back", () => {
      expect(goOn([])).toEqual([1, 0]);
    });
  });
});
