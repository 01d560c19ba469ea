import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import type { Hints } from "../../../src/lib/server-types";
import { TableClient } from "../../../src/lib/table-client.svelte";
import type { LayMessage } from "../../../src/table/hints/hint-sentences";
import HintsPanel from "../../../src/table/hints/HintsPanel.svelte";
import { hint, hints, info, reason, state } from "../../support/table-messages";

const three = [hint(["a7", "a6", "."]), hint(["k5"]), hint(["d7"])];

describe("the panel of hints", () => {
  let client: TableClient;
  let panel: ReturnType<typeof HintsPanel>;
  let choice: { text: string | null; adopt: ReturnType<typeof vi.fn<(text: string) => boolean>> };
  let layMessage: LayMessage | undefined;
  const onclose = vi.fn();
  const text = (): string => (document.querySelector(".hints")?.textContent ?? "").replaceAll(/\s+/g, " ");
  const heads = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".hints .move")];
  const press = (key: string): boolean => {
    const known = panel.onkey(new KeyboardEvent("keydown", { key, cancelable: true }));
    flushSync();
    return known;
  };

  beforeEach(async () => {
    await speak("en");
    await learn("hints");
    client = new TableClient("t");
    client.info = info();
    client.state = state();
    layMessage = undefined;
    choice = { text: null, adopt: vi.fn(() => true) };
  });
  afterEach(async () => {
    await unmount(panel);
    vi.clearAllMocks();
  });

  function show(found: Partial<Hints> = {}, isTight = false): void {
    client.hints.isOpen = true;
    client.hints.found = hints({ best: three, ...found });
    panel = mount(HintsPanel, {
      target: document.body,
      props: { client, choice, words: (move) => `to ${move}`, layMessage, isTight, onclose },
    });
    flushSync();
  }

  it("opens the first hint, and lights it on the board", () => {
    show();
    expect(heads().map((each) => each.getAttribute("aria-expanded"))).toEqual(["true", "false", "false"]);
    expect(client.hints.lit).toBe(three[0]);
  });

  it("lights what is pointed at, and opens what is clicked", () => {
    show();
    const moved = (by: number): Event =>
      Object.assign(new Event("pointermove", { bubbles: true }), { movementX: by, movementY: 0 });
    heads()[2]?.dispatchEvent(moved(0));
    flushSync();
    expect(client.hints.lit, "a mouse that lies still points at nothing").toBe(three[0]);
    heads()[2]?.dispatchEvent(moved(3));
    flushSync();
    expect(client.hints.lit).toBe(three[2]);
    heads()[2]?.dispatchEvent(new Event("pointerleave"));
    flushSync();
    expect(client.hints.lit).toBe(three[0]);
    heads()[2]?.click();
    flushSync();
    expect([client.hints.lit, choice.adopt.mock.calls]).toEqual([three[2], []]);
  });

  it("looks into a hint by its number, and lays it by Enter without playing it", () => {
    const play = vi.spyOn(TableClient.prototype, "play");
    show();
    expect(press("2")).toBe(true);
    expect(document.activeElement).toBe(heads()[1]);
    heads()[1]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect([choice.adopt.mock.calls, play.mock.calls]).toEqual([[["k5"]], []]);
  });

  it("closes by Escape, and leaves other keys to the table", () => {
    show();
    expect([press("x"), press("4"), press("m"), onclose.mock.calls.length]).toEqual([false, false, false, 0]);
    press("Escape");
    expect(onclose).toHaveBeenCalledTimes(1);
  });

  it("names the move on each tab also where there are chances, with their margins", () => {
    show({}, true);
    expect(heads().map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim())).toEqual([
      "1 to a7, then to a6, then to . 41% ± 2",
      "2 to k5 41% ± 2",
      "3 to d7 41% ± 2",
    ]);
  });

  const squeezed = (selector: string): string[] =>
    [...document.querySelectorAll(`.hints ${selector}`)].map((each) => each.textContent?.replaceAll(/\s+/g, " ") ?? "");

  it("names everybody's bar in what is open, one's own first, with its figure", () => {
    show({ best: [hint(["a7"], { chances: [41, 59] }), hint(["k5"])] });
    expect(squeezed(".opened li").slice(0, 2)).toEqual(["you 41%", expect.stringMatching(/59%$/)]);
    expect(document.querySelectorAll(".opened .own .bar em")).toHaveLength(1);
  });

  it("says of a hint for which nothing speaks that it brings nothing, in a sentence like other reasons", () => {
    show();
    expect(squeezed(".opened li").at(-1)).toBe("brings nothing for now.");
    client.hints.found = hints({ best: [hint(["a7"], { reasons: [reason({ points: null })] })] });
    flushSync();
    expect(squeezed(".opened li").at(-1)).toMatch(/[^.]\.$/);
  });

  it("explains the mark on the bars once, where there is one", () => {
    show();
    expect(text().match(/The mark on a bar is the ±/g)).toHaveLength(1);
    client.hints.found = hints({ best: three.map((each) => ({ ...each, chances: [100, 0], margin: 0 })) });
    flushSync();
    expect(text()).not.toContain("The mark on a bar");
  });

  it("says on tabs briefly that the win is almost certain, and over them that they are too close to call", () => {
    const best = three.map((each) => ({ ...each, chances: [99, 1], margin: 1 }));
    show({ best, lead: { distance: "close", others: [2, 3] } }, true);
    expect(squeezed(".tab .words")).toEqual(Array(3).fill("> 97%"));
    expect(squeezed(".worth .lead")).toEqual(["1, 2 and 3 too close to call"]);
    expect(squeezed(".opened li b").slice(0, 2)).toEqual(["> 97%", "< 3%"]);
  });

  const lay = (): HTMLElement | null => document.querySelector<HTMLElement>(".lay");

  it("keeps the place of a hint that is shown on the board while the bot thinks, and marks it", () => {
    choice.text = "k5";
    show({ is_done: false });
    vi.useFakeTimers({ now: Date.now() + 60_000 });
    const found = client.hints.found;
    if (found) client.hints.hear({ ...found, best: found.best.toReversed() });
    flushSync();
    expect(
      heads()
        .map((each) => each.textContent)
        .join(" "),
    ).toMatch(/a7.*k5.*d7/s);
    expect(heads().map((each) => each.getAttribute("aria-current"))).toEqual([null, "step", null]);
    vi.useRealTimers();
  });

  it("puts no worse chance before a better one in the end, whatever is shown on the board", () => {
    choice.text = "k5";
    show();
    vi.useFakeTimers({ now: Date.now() + 60_000 });
    const found = client.hints.found;
    const better = found?.best.toReversed().map((hint, i) => ({ ...hint, chances: [60 - 10 * i, 40, 0] }));
    if (found && better) client.hints.hear({ ...found, best: better });
    flushSync();
    expect(
      heads()
        .map((each) => each.textContent)
        .join(" "),
    ).toMatch(/d7.*k5.*a7/s);
    vi.useRealTimers();
  });

  /** The order turns about while nobody points at the hints; then some time goes by. */
  function turnAboutAndWait(milliseconds: number): void {
    show({ is_done: false });
    vi.useFakeTimers({ now: Date.now() });
    const found = client.hints.found;
    if (found) client.hints.hear({ ...found, best: found.best.toReversed(), is_done: true });
    flushSync();
    vi.advanceTimersByTime(milliseconds);
    expect(heads()[0]?.textContent).toContain("d7");
    lay()?.click();
    flushSync();
    vi.useRealTimers();
  }

  it.each([
    ["the hint before", 700, "a7"],
    ["the one that is there, for whoever has had time to read it", 1100, "d7"],
  ])("takes a press after another hint has opened by itself for %s, in a list as well", (_, milliseconds, meant) => {
    turnAboutAndWait(milliseconds);
    expect(choice.adopt.mock.calls).toEqual([[meant]]);
    expect(client.hints.lit?.moves[0]).toBe(meant);
  });

  it("makes the move that was meant where that has no place on the board", () => {
    const play = vi.spyOn(TableClient.prototype, "play").mockReturnValue();
    layMessage = () => null;
    turnAboutAndWait(700);
    expect([choice.adopt.mock.calls, play.mock.calls]).toEqual([[], [["a7"]]]);
  });

  it("keeps the hint open that is being read, wherever its place is in the end", () => {
    show({ is_done: false });
    document.querySelector("ol")?.dispatchEvent(Object.assign(new Event("pointerenter"), { pointerType: "mouse" }));
    flushSync();
    const found = client.hints.found;
    if (found) client.hints.hear({ ...found, best: found.best.toReversed(), is_done: true });
    flushSync();
    expect(heads().map((each) => each.getAttribute("aria-expanded"))).toEqual(["false", "false", "true"]);
    expect(client.hints.lit?.moves[0]).toBe("a7");
  });

  it("has a button that names and makes a move which cannot be laid, and Enter makes nothing", () => {
    const play = vi.spyOn(TableClient.prototype, "play").mockReturnValue();
    layMessage = (move) => (move === "a7" ? null : "hint-lay");
    show();
    expect(lay()?.textContent).toBe("to a7");
    heads()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect([choice.adopt.mock.calls, play.mock.calls]).toEqual([[], []]);
    lay()?.click();
    expect([choice.adopt.mock.calls, play.mock.calls]).toEqual([[], [["a7"]]]);
  });

  it("says on the button that its move is chosen: a second press would do nothing", async () => {
    show();
    expect([lay()?.textContent, lay()?.getAttribute("aria-disabled")]).toEqual(["Choose step 1", "false"]);
    choice.text = "a7";
    await unmount(panel);
    show();
    expect([lay()?.textContent, lay()?.getAttribute("aria-disabled")]).toEqual(["Chosen, not played yet", "true"]);
    lay()?.click();
    expect(choice.adopt).not.toHaveBeenCalled();
  });

  it("offers to make what turns out to have no place on the board", () => {
    const play = vi.spyOn(TableClient.prototype, "play").mockReturnValue();
    choice.adopt.mockReturnValue(false);
    show();
    lay()?.click();
    flushSync();
    expect([lay()?.textContent, play.mock.calls]).toEqual(["to a7", []]);
    lay()?.click();
    expect(play.mock.calls).toEqual([["a7"]]);
  });

  it("has the button of the only move where that cannot be laid", () => {
    const play = vi.spyOn(TableClient.prototype, "play").mockReturnValue();
    choice.adopt.mockReturnValue(false);
    client.line = "open";
    show({ best: [hint(["."])], is_choice: false });
    const button = document.querySelector<HTMLElement>("button.only");
    expect(button?.textContent).toBe("to .");
    button?.click();
    expect(play.mock.calls).toEqual([["."]]);
  });

  it("announces once, when no better answer follows", () => {
    const spoken = (): string => document.querySelector(".hints [aria-live]")?.textContent ?? "";
    show({ is_done: false });
    expect(spoken()).toBe("");
    client.hints.found = hints({ best: three });
    flushSync();
    expect(spoken()).toContain("Hint 1 of 3: to a7, then to a6, then to .. You win 41% of the games");
  });

  it("has no bars and no figures where there are no chances", () => {
    show({ best: [hint(["a7"], { chances: [] })], games: 0 });
    expect([document.querySelector(".bar"), text().includes("%")]).toEqual([null, false]);
    expect(text()).toContain("does not work out chances of winning");
  });

  it("says that there is nothing to choose, and lays the only move", () => {
    const only = hint(["a7", "a6"]);
    show({ best: [only], is_choice: false });
    expect([heads(), client.hints.lit, choice.adopt.mock.calls]).toEqual([[], only, [["a7"]]]);
    expect(text()).toMatch(/Only one move is possible here\..*to a7, then to a6/);
  });

  it("says that a bot thinks until the first answer comes", () => {
    show();
    client.hints.found = null;
    flushSync();
    expect(text()).toContain("The position is being analysed");
  });

  describe("compares one's own move", () => {
    it("only where there is one", () => {
      show();
      expect(document.querySelector(".mine")).toBeNull();
    });

    it("by asking about it, by M as well", () => {
      choice.text = "b2";
      const ask = vi.spyOn(client.hints, "ask");
      show();
      document.querySelector<HTMLElement>(".ask")?.click();
      press("m");
      expect(ask.mock.calls).toEqual([["b2"], ["b2"]]);
    });

    it("by what each of the two does that the other does not, and how sure that is", () => {
      choice.text = client.hints.mine = "b2";
      const compared = { best: [reason({ rule: "SL-2.4", points: 7 })], mine: [reason({ rule: "SL-5.2", points: 3 })] };
      show({ mine: hint(["b2"], { chances: [30, 70] }), compared, apart: "clear" });
      expect(document.querySelector(".mine")?.textContent).toMatch(
        /Why not my move\?\s*30%\s*± 2.*clearly better\..*With hint 1:.*\+7.*With your move:.*\+3/s,
      );
    });

    it("also where one has nothing over the other but games go better", () => {
      choice.text = client.hints.mine = "b2";
      const compared = { best: [], mine: [reason({ rule: "SL-5.2", points: 3 })] };
      show({ mine: hint(["b2", "b3", "."], { chances: [30, 70] }), compared, apart: "likely" });
      const said = document.querySelector(".mine")?.textContent ?? "";
      expect(said).toContain("With your move (then: to b3, then to .):");
      expect(said).toMatch(/probably better.*With hint 1:\s*nothing that the other.*\+3.*pays off later/s);
    });

    it("and says that the analysis prefers the hint where no games tell", () => {
      choice.text = client.hints.mine = "b2";
      const compared = { best: [], mine: [reason({ rule: "SL-5.2", points: 3 })] };
      show({ mine: hint(["b2"], { chances: [] }), compared, games: 0 });
      expect(text()).toContain("The analysis prefers hint 1 all the same");
    });

    it("without a question if it is the first hint", () => {
      choice.text = "a7";
      const ask = vi.spyOn(client.hints, "ask");
      show();
      press("M");
      expect([document.querySelector(".mine")?.textContent?.trim(), ask.mock.calls]).toEqual([
        "Your move begins like hint 1.",
        [],
      ]);
    });

    it("without a question if it is another of the hints", () => {
      choice.text = "k5";
      const ask = vi.spyOn(client.hints, "ask");
      show();
      press("m");
      expect([document.querySelector(".mine")?.textContent?.trim(), ask.mock.calls]).toEqual([
        "Your move is hint 2.",
        [],
      ]);
    });

    it("to the end if it was asked about before it became a hint", () => {
      choice.text = client.hints.mine = "k5";
      show({ mine: hint(["k5"], { chances: [30, 70] }), apart: "clear" });
      expect(document.querySelector(".mine")?.textContent).toMatch(/Your move is hint 2\..*Why not my move\?/s);
    });

    it("and says so where it changes nothing, or could not be weighed", () => {
      choice.text = client.hints.mine = "b2";
      show({ mine: hint(["b2"]) });
      expect(text()).toContain("For now, both moves bring in the same amount.");
      client.hints.found = hints({ best: three });
      flushSync();
      expect(text()).toContain("Your move could not be weighed");
    });
  });
});
