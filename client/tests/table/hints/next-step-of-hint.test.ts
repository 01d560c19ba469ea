import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { TableClient } from "../../../src/lib/table-client.svelte";
import NextStepOfHint from "../../../src/table/hints/NextStepOfHint.svelte";
import { LAY, type LayMessage } from "../../../src/table/hints/hint-sentences";
import { hint, info, state } from "../../support/table-messages";

const offered = (...texts: string[]) => texts.map((text) => ({ text, points: 0 }));

describe("the next step of a hint", () => {
  let client: TableClient;
  let panel: Record<string, unknown>;
  const choice = { text: null as string | null, adopt: vi.fn((text: string) => text !== ".") };
  const said = (): string => (document.querySelector(".hints")?.textContent ?? "").replaceAll(/\s+/g, " ");
  const button = (label: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(".hints button")].find((each) => each.textContent === label);

  beforeEach(async () => {
    await speak("en");
    await learn("hints");
    client = new TableClient("t");
    client.info = info();
    client.line = "open";
    client.eyes = 0;
  });
  afterEach(async () => {
    await unmount(panel);
    vi.clearAllMocks();
  });

  function show(made: number, moves: string[], legal: string[], layMessage: LayMessage = () => LAY): void {
    client.state = state({ moves: offered(...legal) });
    client.hints.isOpen = true;
    const followed = { hint: hint(moves), made };
    client.hints.followed = followed;
    panel = mount(NextStepOfHint, {
      target: document.body,
      props: { client, choice, followed, words: (move) => `to ${move}`, layMessage, onclose: () => undefined },
    });
    flushSync();
  }

  it("is laid by itself, with its number among the steps", () => {
    show(1, ["a7", "a6", "."], ["a6", "b2"]);
    expect(choice.adopt.mock.calls).toEqual([["a6"]]);
    expect(said()).toContain("step 2 of 3");
    expect(document.querySelector(".later")?.textContent).toContain("to .");
  });

  it("waits until the step before it has been made", () => {
    client.line = "lost";
    show(1, ["a7", "a6"], ["a7"]);
    expect([choice.adopt.mock.calls, said().includes("no longer possible")]).toEqual([[], false]);
    client.state = state({ seq: 2, moves: offered("a6") });
    client.line = "open";
    flushSync();
    expect(choice.adopt.mock.calls).toEqual([["a6"]]);
  });

  it("is laid only once, so that something else can be chosen, and again when that is asked for", async () => {
    show(1, ["a7", "a6"], ["a6", "b2"]);
    const { followed } = client.hints;
    await unmount(panel);
    panel = mount(NextStepOfHint, {
      target: document.body,
      props: { client, choice, followed: followed!, words: (move) => move, onclose: () => undefined },
    });
    flushSync();
    expect(choice.adopt).toHaveBeenCalledTimes(1);
    button("Choose it again")?.click();
    expect(choice.adopt).toHaveBeenCalledTimes(2);
  });

  it("is said to be gone where chance has made it impossible, and others can be asked for", () => {
    const ask = vi.spyOn(client.hints, "ask");
    show(1, ["a7", "a6"], ["b2"]);
    expect([choice.adopt.mock.calls, said()]).toEqual([[], expect.stringContaining("no longer possible")]);
    button("Other hints")?.click();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is not laid again where it only ends the turn, but chosen", () => {
    choice.adopt.mockReturnValue(true);
    show(1, ["a7", "."], [".", "b2"], (text) => (text === "." ? "hint-choose-stop" : "hint-lay"));
    expect([button("Lay it again"), button("Choose to stop") !== undefined]).toEqual([undefined, true]);
    choice.adopt.mockImplementation((text) => text !== ".");
  });

  it("has a button of its own where there is nothing to lay", () => {
    const play = vi.spyOn(client, "play").mockReturnValue();
    show(1, ["a7", "."], ["."]);
    expect(button("Choose it again")).toBeUndefined();
    button("to .")?.click();
    expect(play.mock.calls).toEqual([["."]]);
  });
});
