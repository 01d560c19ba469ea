import { describe, expect, it } from "vitest";
import { stateInRound, toldUntil } from "../../../src/games/bella_vista/round-during-playback";
import { move, state } from "../../support/table-messages";

const inRound = (round: number, seq: number) => state({ seq, view: { round } });
const came = [inRound(1, 4), inRound(1, 5), inRound(2, 6), inRound(2, 7)];

describe("what lies on the table while a step is shown", () => {
  it("is what the step led to", () => {
    expect(stateInRound(came, move(5, 1))?.seq).toBe(5);
    expect(stateInRound(came, move(7, 1))?.seq).toBe(7);
  });

  it("is still the round that the step ended", () => {
    expect(stateInRound(came, move(6, 1))?.seq).toBe(5);
  });

  it("is what came before, where several steps came at once", () => {
    expect(stateInRound([inRound(1, 4), inRound(2, 9)], move(7, 1))?.seq).toBe(4);
  });

  it("is not known where only what came later is at hand", () => {
    expect(stateInRound([inRound(2, 9)], move(7, 1))).toBeUndefined();
  });

  it("tells nothing of what is still to come, nor of what the step turned over", () => {
    const log = [move(4, 0), move(5, 1), move(6, 1), move(6, null), move(7, 1)];
    expect(toldUntil(move(6, 1), log)).toEqual(log.slice(0, 3));
    expect(toldUntil(null, log)).toBe(log);
  });
});
