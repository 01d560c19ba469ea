import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MoveInProgress } from "../../src/games/sunrise/move-in-progress.svelte";
import { speak } from "../../src/lib/i18n.svelte";
import type { Refused } from "../../src/lib/server-types";
import { TableClient } from "../../src/lib/table-client.svelte";
import AllGamesTableLayout from "../../src/table/AllGamesTableLayout.svelte";
import { hint, hints, info, state } from "../support/table-messages";

const says = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));
const offers = [{ text: "f5=2", points: 4 }];
const refused = {
  type: "refused",
  seq: 1,
  text: "a1",
  refusal: { rule: "SL-2.2", reason: "too-far", facts: {}, spaces: [] },
  remedy: { phrase: { type: "phrase", key: "sunrise-remedy-turn", facts: {} }, moves: ["f5=2", "++"] },
} satisfies Refused;

describe("the table that all games share", () => {
  let client: TableClient;
  let shown: Record<string, unknown> | null = null;
  const choice = { text: null as string | null, lift: vi.fn(), adopt: vi.fn(() => true) };
  const onkey = vi.fn((event: KeyboardEvent) => event.key === "r");

  beforeAll(() => speak("en"));
  beforeEach(() => {
    client = new TableClient("t");
    client.info = info();
    client.line = "open";
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    vi.clearAllMocks();
  });

  function show(what: Parameters<typeof state>[0] = {}, chosen: typeof choice = choice): void {
    client.state = state(what);
    const snippets = { left: says("players"), middle: says("board"), hand: says("pieces") };
    const props = { decision: says("decision"), sinceLastTurn: says("news"), ...snippets };
    const given = { client, state: client.state, showSince: false, onscore: () => undefined, choice: chosen, onkey };
    shown = mount(AllGamesTableLayout, {
      target: document.body,
      props: { ...given, ...props, describe: (text) => `Build ${text}` },
    });
    flushSync();
  }
  const press = (key: string): void => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    flushSync();
  };
  const seen = (selector: string): string => document.querySelector(selector)?.textContent ?? "";

  /** What comes when it is needed. */
  const coming = (selector: string): Promise<HTMLElement> =>
    vi.waitFor(
      () => {
        const found = document.querySelector<HTMLElement>(selector);
        expect(found).not.toBeNull();
        return found as HTMLElement;
      },
      { timeout: 20_000 },
    );

  it("puts what a game brings where it belongs, the game's name beside it", () => {
    show({ moves: offers });
    const parts = [".left.sunrise", ".middle.sunrise", ".hand.sunrise", ".right.sunrise .log"];
    expect(parts.map(seen).map((text) => text.trim())).toEqual([
      "players",
      "board",
      "pieces",
      expect.stringContaining("news"),
    ]);
    expect(seen(".right")).toContain("decision");
  });

  it("lets nobody decide whose turn it is not", async () => {
    show({ to_act: 1 });
    expect(seen(".right")).not.toContain("decision");
    expect((await coming(".others")).textContent).toContain("Bob");
  });

  it("asks the game about a key first", () => {
    const undo = vi.spyOn(client, "takeItBack");
    show();
    press("r");
    press("u");
    expect(onkey).toHaveBeenCalledTimes(2);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it("lays the choice, a refusal and hints down by Escape", async () => {
    show({ moves: offers });
    client.refused = refused;
    client.hints.isOpen = true;
    client.hints.found = hints({ best: [hint(["f5=2"])] });
    await coming(".refusal");
    press("Escape");
    expect(choice.lift).toHaveBeenCalledTimes(1);
    expect(document.querySelector(".refusal")).toBeNull();
    expect(client.hints.isOpen).toBe(false);
  });

  it("does what a refusal proposes where there is nothing to lay", async () => {
    const play = vi.spyOn(client, "play");
    choice.adopt.mockReturnValueOnce(false);
    show({ moves: offers });
    client.refused = refused;
    (await coming(".refusal .instead")).click();
    flushSync();
    expect(play).toHaveBeenCalledWith("f5=2");
  });

  it("lays what a refusal proposes on the board", async () => {
    show({ moves: offers });
    client.refused = refused;
    const instead = await coming(".refusal .instead");
    expect(instead.textContent).toBe("Build f5=2");
    instead.click();
    flushSync();
    expect(choice.adopt).toHaveBeenCalledWith("f5=2");
    expect(document.querySelector(".refusal")).toBeNull();
  });

  it("closes a refusal when something is chosen, and keeps what is chosen beside one", () => {
    const move = new MoveInProgress();
    move.renew(offers);
    show({ moves: offers }, move as unknown as typeof choice);
    client.refused = refused;
    flushSync();
    expect(client.refused).toBe(refused);
    move.choose("f5");
    flushSync();
    expect(client.refused).toBeNull();
    client.refused = refused;
    flushSync();
    expect([client.refused, move.text]).toEqual([refused, "f5=2"]);
  });

  it("takes up what is merely chosen before a move is taken back", () => {
    const undo = vi.spyOn(client, "undo");
    const move = new MoveInProgress();
    move.renew(offers);
    show({ moves: offers, undo: true }, move as unknown as typeof choice);
    move.choose("f5");
    flushSync();
    press("u");
    expect([move.text, undo.mock.calls.length]).toEqual([null, 0]);
    press("u");
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it("keeps what was chosen while the score is looked at", async () => {
    show({ moves: offers }, { ...choice, text: "f5=2" });
    await unmount(shown ?? {});
    show({ moves: offers });
    expect(choice.adopt).toHaveBeenLastCalledWith("f5=2");
  });

  it("says hints in the words of the game, but not before a refusal", async () => {
    show({ moves: offers });
    client.hints.isOpen = true;
    client.hints.found = hints({ best: [hint(["f5=2"])] });
    expect((await coming(".hints .opened")).textContent).toContain("Build f5=2");
    (await coming(".hints .lay")).click();
    expect(choice.adopt).toHaveBeenCalledWith("f5=2");
    client.refused = refused;
    flushSync();
    expect(document.querySelector(".hints")).toBeNull();
  });
});
