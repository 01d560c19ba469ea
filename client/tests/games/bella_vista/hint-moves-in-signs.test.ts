import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import HintMovesInSigns from "../../../src/games/bella_vista/HintMovesInSigns.svelte";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { TableClient } from "../../../src/lib/table-client.svelte";
import { info, state } from "../../support/table-messages";
import { city } from "./sample-board";

describe("the moves of a hint in signs", () => {
  let signs: ReturnType<typeof mount>;
  beforeAll(async () => {
    await speak("en");
    await learn("bella_vista");
  });
  afterEach(() => unmount(signs));

  function show(move: string): Element {
    const client = new TableClient("t");
    client.board = city;
    client.info = info();
    client.state = state({ view: { stage: "build" } as never, aids: { building: 5 } as never });
    signs = mount(HintMovesInSigns, { target: document.body, props: { client, moves: [move], isShort: true } });
    flushSync();
    return document.body;
  }

  it("count the turns of a building, and say in words what the number means", () => {
    const turns = show("c1/2").querySelector(".turns");
    expect(turns?.textContent?.trim()).toBe("×2");
    expect(turns?.getAttribute("title")).toContain("turned twice");
  });

  it("count no turns where there are none", () => {
    expect(show("c1").querySelector(".turns")).toBeNull();
  });
});
