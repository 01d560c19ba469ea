import { describe, expect, it } from "vitest";
import { folded, merged, standing, undone } from "../src/lib/log";
import { phrase } from "../src/lib/messages";
import type { Told } from "../src/lib/wire";

const told = (seq: number, text: string, undoes: number | null = null): Told => ({
  seq, seat: 0, text, undoes, phrase: phrase("k"),
});
const seqs = (log: Told[]): number[] => log.map((each) => each.seq);

describe("the log of a table", () => {
  it("takes what is told again in place of what was known from there on", () => {
    const known = [told(1, "a"), told(2, "b"), told(3, "c")];
    expect(merged(known, [told(3, "d"), told(4, "e")]).map((each) => each.text)).toEqual(["a", "b", "d", "e"]);
    expect(merged(known, [])).toEqual(known);
  });

  it("strikes the moves that a later line takes back, and no others", () => {
    const log = [told(1, "a"), told(2, "b"), told(2, "+?"), told(3, "", 2), told(4, "c")];
    expect(undone(log)).toEqual([false, true, true, false, false]);
    expect(seqs(standing(log))).toEqual([1, 4]);
  });

  it("follows several that are taken back one after the other", () => {
    const log = [told(1, "a"), told(2, "b"), told(3, "c"), told(4, "", 3), told(5, "", 2), told(6, "d"), told(7, "", 6)];
    expect(undone(log)).toEqual([false, true, true, false, false, true, false]);
    expect(seqs(standing(log))).toEqual([1]);
  });

  it("never strikes that somebody sat down or left", () => {
    const log = [told(1, "a"), told(2, ""), told(3, "", 1)];
    expect(undone(log)).toEqual([true, false, false]);
    expect(standing(log)).toEqual([]);
  });

  it("says once what happened several times in one move, and twice what happened in two", () => {
    const log = [told(1, "."), told(1, "+?"), told(1, "+?"), told(2, "+?"), told(3, ""), told(3, "")];
    const said = [".", "+?", "+?", "+?", "", ""];
    const spoken = log.map((each, i) => ({ ...each, phrase: phrase(`said-${said[i]}`) }));
    expect(folded(spoken).map(({ told: { seq, text }, times }) => [seq, text, times])).toEqual([
      [1, ".", 1], [1, "+?", 2], [2, "+?", 1], [3, "", 1], [3, "", 1],
    ]);
  });
});
