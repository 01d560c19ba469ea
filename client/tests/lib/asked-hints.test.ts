import { beforeEach, describe, expect, it, vi } from "vitest";
import { AskedHints } from "../../src/lib/asked-hints.svelte";
import { hint, hints } from "../support/table-messages";

describe("hints that were asked for", () => {
  const send = vi.fn();
  let asked: AskedHints;
  beforeEach(() => {
    send.mockClear();
    asked = new AskedHints(send);
  });

  it("come for as long as they are open, and no longer", () => {
    asked.ask("f5=2");
    expect(send.mock.calls).toEqual([[{ type: "advice", text: "f5=2" }]]);
    asked.hear(hints({ best: [hint(["f5=2"])] }));
    expect(asked.found?.best).toHaveLength(1);
    asked.close();
    asked.hear(hints());
    expect([asked.isOpen, asked.found, asked.mine]).toEqual([false, null, null]);
  });

  it("count the games behind the chances that they show, also where another move is weighed anew", () => {
    asked.ask();
    asked.hear(hints({ games: 20_000 }));
    asked.ask("f5=2");
    asked.hear(hints({ games: 500 }));
    expect(asked.found?.games).toBe(500);
    asked.hear(hints({ games: 21_000 }));
    expect(asked.found?.games).toBe(21_000);
  });

  it("stay as they are while a move is weighed beside them, and all change at once", () => {
    asked.ask();
    asked.hear(hints({ best: [hint(["e6"])] }));
    asked.ask("f5=2");
    asked.hear(hints({ best: [hint(["k5"])], is_done: false }));
    expect(asked.found?.best[0]?.moves).toEqual(["e6"]);
    asked.hear(hints({ best: [hint(["k5"])] }));
    expect(asked.found?.best[0]?.moves).toEqual(["k5"]);
  });

  it("are given up where no answer comes, but not once there is one", () => {
    asked.ask();
    asked.giveUp();
    expect(asked.isOpen).toBe(false);
    asked.ask();
    asked.hear(hints());
    asked.giveUp();
    expect(asked.isOpen).toBe(true);
  });

  describe("of several steps", () => {
    const whole = hint(["a7", "a6", "."], { steps: [], reasons: [] });
    beforeEach(() => {
      asked.ask();
      asked.hear(hints({ best: [hint(["k5"]), whole] }));
    });

    it("go on with what is left when the first step is made", () => {
      asked.played("a7");
      expect([asked.isOpen, asked.found, asked.lit?.moves]).toEqual([true, null, ["a6", "."]]);
      asked.goOn(true);
      asked.played("a6");
      expect(asked.lit?.moves).toEqual(["."]);
    });

    it("end with the last step", () => {
      for (const step of whole.moves) asked.played(step);
      expect([asked.isOpen, asked.lit]).toEqual([false, null]);
    });

    it("end when something else is done, or when it is somebody else’s turn", () => {
      asked.played("a7");
      asked.played("b2");
      expect(asked.isOpen).toBe(false);
      asked.ask();
      asked.hear(hints({ best: [whole] }));
      asked.played("a7");
      asked.goOn(false);
      expect(asked.isOpen).toBe(false);
    });

    it("are not replaced by an answer to what was asked before", () => {
      asked.played("a7");
      asked.hear(hints());
      asked.giveUp();
      expect([asked.isOpen, asked.found, asked.lit?.moves]).toEqual([true, null, ["a6", "."]]);
    });

    it("make room for others that are asked for", () => {
      asked.played("a7");
      asked.ask();
      asked.hear(hints());
      expect([asked.followed, asked.found?.best]).toEqual([null, []]);
    });

    it("are forgotten by whoever has closed them", () => {
      asked.close();
      asked.played("a7");
      expect(asked.isOpen).toBe(false);
    });
  });

  it("close when the game goes on without them", () => {
    asked.ask();
    asked.goOn(true);
    expect(asked.isOpen).toBe(false);
  });
});
