import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import Decision from "../../../src/games/bella_vista/Decision.svelte";
import type { Aids, View } from "../../../src/games/bella_vista/model";
import { MoveInProgress } from "../../../src/games/bella_vista/move-in-progress.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { TableClient } from "../../../src/lib/table-client.svelte";
import { info, state } from "../../support/table-messages";
import { city } from "./sample-board";

const offered = (...texts: string[]) => texts.map((text, points) => ({ text, points }));
const aids = (building: number | null, reach: Aids["reach"]): Aids =>
  ({ building, reach, barred: [], progress: [] }) as never;
const at = (stage: View["stage"]): View => ({ stage }) as never;
const nothing = (): void => undefined;

describe("the decision", () => {
  let shown: ReturnType<typeof mount>;
  let choice: MoveInProgress;
  beforeAll(async () => {
    await speak("en");
    await learn("bella_vista");
  });
  beforeEach(() => void (choice = new MoveInProgress()));
  afterEach(() => unmount(shown));

  function show(
    stage: View["stage"],
    building: number | null,
    isPlaceHinted = false,
    reach: Aids["reach"] = "within",
  ): void {
    const client = new TableClient("t");
    client.info = info();
    client.state = state();
    const props = { client, board: city, choice, help: true, isPlaceHinted, onwhy: nothing, onturn: nothing };
    const told = { view: at(stage), aids: aids(building, reach) };
    shown = mount(Decision, { target: document.body, props: { ...props, ...told } });
    flushSync();
  }
  const said = (): string => document.querySelector(".decision .hint")?.textContent?.trim() ?? "";

  it("asks for the slot once a card is chosen", () => {
    choice.renew(city, offered("1=3", "5=3", "5=8"), null);
    show("offer", null);
    expect(said()).toMatch(/^Choose a card and a slot/);
    choice.card = 8;
    flushSync();
    expect(said()).toMatch(/^Now choose a slot for no\.\s8/);
  });

  it("names the coins on its buttons for whoever does not see the coin", () => {
    const button = (): string =>
      document.querySelector(".decision .go")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    choice.renew(city, offered("1=3", "5=3"), null);
    choice.card = 3;
    choice.slot = 0;
    show("offer", null);
    expect(button()).toMatch(/^Offer −\d+ coins$/);
    unmount(shown);
    choice.renew(city, offered("a1", "b1"), 5);
    choice.square = city.squares.find(({ name }) => name === "b1")?.square ?? null;
    show("build", 5);
    expect(button()).toBe("Build here +1 coin");
    expect(document.querySelector(".gain")?.getAttribute("aria-label")).toBe("+1 coin: why?");
  });

  it("says why there is a neutral building, with the rule", () => {
    choice.renew(city, offered("a1", "b1"), 5);
    show("neutral", 5);
    expect(said()).toMatch(/^Whoever builds last also places the round’s neutral building\. BV-4\.1/);
    expect(said()).toContain("Choose a lit square");
  });

  it.each([
    ["border", /^Whoever builds last.*No free place respects the constraint: it goes on the border\.(?! .*coins)/],
    ["anywhere", /^Whoever builds last.*Not even the border has room: any free squares will do\.(?! .*coins)/],
  ] as const)("promises no coins and no contract of a building that is nobody's: %s", (reach, sentence) => {
    choice.renew(city, offered("a1", "b1"), 5);
    show("neutral", 5, false, reach);
    expect(said().replace(/\s+/g, " ")).toMatch(sentence);
    expect(said()).not.toMatch(/coins|contract/);
  });

  it("says that a neutral building without room is set aside", () => {
    choice.renew(city, offered("."), 5);
    show("neutral", 5);
    expect(said()).toMatch(/^The neutral no\.\s5 fits nowhere/);
  });

  it("names a building without room, and asks of it nothing that could be done", () => {
    choice.renew(city, offered("."), 3);
    show("build", 3);
    expect(document.querySelector(".decision h2")?.textContent).toMatch(/no\.\s3/);
    expect(said()).toMatch(/^No\.\s3 fits nowhere and is set aside: no coins, no contract\.$/);
  });

  it("says nothing of it beside one's own building", () => {
    choice.renew(city, offered("a1", "b1"), 5);
    show("build", 5);
    expect(said()).toMatch(/^Choose a lit square/);
  });

  it("speaks of no lit square while a hint is shown, which leaves none lit", () => {
    choice.renew(city, offered("a1", "b1"), 5);
    show("build", 5, true);
    expect(said()).toMatch(/^Choose a square, or take the hint/);
  });
});
