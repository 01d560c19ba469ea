import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { valueIn, withValue } from "../../../src/lib/position-fields";
import { api } from "../../../src/lib/api";
import { LONGEST_TEXT, PositionDraft } from "../../../src/table/setup/position-draft.svelte";
import type { Studied } from "../../../src/lib/server-types";

const PAGE = "sunrise/lane/2\nturn: a\nhands: YR GB\n";
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(1000).then(() => undefined);
let asked: string[] = [];
let faulty = "";

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  faulty = "";
  vi.spyOn(api, "study").mockImplementation(({ position }) => {
    asked.push(position);
    const fault = { phrase: { type: "phrase" as const, key: "x", facts: {} }, at: 0, length: 1, rule: "", field: "" };
    const faults = faulty && position.includes(faulty) ? [{ ...fault, spaces: [] }] : [];
    return Promise.resolve({ faults } as Studied);
  });
});
afterEach(() => vi.useRealTimers());

function begun(): PositionDraft {
  const draft = new PositionDraft();
  draft.begin(PAGE);
  return draft;
}

describe("a position that is being set up", () => {
  it("is looked at by the rules at every change on the board", async () => {
    const draft = begun();
    draft.change(withValue(draft.form, "turn", "b"), "a1");
    expect([draft.isUnderway, draft.isPossible, draft.touched]).toEqual([true, false, "a1"]);
    await settled();
    expect(asked).toEqual(["sunrise/lane/2\nturn: b\nhands: YR GB\n"]);
    expect(draft.isPossible).toBe(true);
  });

  it("is not possible while it has faults", async () => {
    const draft = begun();
    faulty = "turn: z";
    draft.change(withValue(draft.form, "turn", "z"));
    // The words for faults come along, which takes as long as it takes.
    await vi.waitFor(() => expect(draft.faults).toHaveLength(1));
    expect(draft.isPossible).toBe(false);
  });

  it("waits for a pause while a field is written in, and undoes its letters together", async () => {
    const draft = begun();
    draft.write("turn", "");
    draft.write("turn", "b");
    await settled();
    expect(asked).toHaveLength(1);
    draft.undo();
    expect(valueIn(draft.form, "turn")).toBe("a");
    expect(draft.canUndo).toBe(false);
    await settled();
  });

  it("believes only the last answer", async () => {
    const draft = begun();
    faulty = "turn: z";
    draft.change(withValue(draft.form, "turn", "z"));
    draft.change(withValue(draft.form, "turn", "b"));
    await settled();
    expect(draft.faults).toEqual([]);
  });

  it("follows the board as long as nobody has changed it", async () => {
    const draft = begun();
    draft.follow(PAGE.replace("turn: a", "turn: b"));
    expect(valueIn(draft.form, "turn")).toBe("b");
    draft.change(withValue(draft.form, "hands", "- -"));
    draft.follow(PAGE);
    expect(valueIn(draft.form, "turn")).toBe("b");
    await settled();
  });

  it("is not sent where it is longer than any position", async () => {
    const draft = begun();
    draft.write("hands", "Y".repeat(LONGEST_TEXT));
    await settled();
    expect(asked).toEqual([]);
    expect(draft.faults.map(({ phrase }) => phrase.key)).toEqual(["position-too-long"]);
  });
});
