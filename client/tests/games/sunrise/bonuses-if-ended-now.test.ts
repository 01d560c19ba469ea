import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import BonusesIfEndedNow from "../../../src/games/sunrise/BonusesIfEndedNow.svelte";
import type { Board } from "../../../src/games/sunrise/model";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import type { ScoreLine } from "../../../src/lib/server-types";
import { reason } from "../../support/table-messages";
import { board } from "./sample-board";

const client = { names: ["Ada", "Hard bot"], over: false };
const line = (seat: number, points: number, position: number): ScoreLine => ({
  seat,
  points,
  rule: "SL-5.3",
  reason: "most",
  facts: { position },
  spaces: [],
  group: "B1",
});
let shown: Record<string, unknown> | undefined;
afterEach(() => unmount(shown ?? {}));

it("says of every area which bonus it has and who would get what", async () => {
  await speak("en");
  await learn("sunrise");
  const props = {
    client,
    board: { ...board, areas: [{ name: "B1", bonus: "most" }] } as Board,
    standing: [line(1, 10, 1), line(0, 6, 2)],
    changes: [reason({ seat: 0, group: "B1", points: 4, stands: true })],
    onopen: () => undefined,
  };
  shown = mount(BonusesIfEndedNow, { target: document.body, props });
  flushSync();
  const said = [...document.querySelectorAll("button")].map((each) => each.getAttribute("aria-label"));
  expect(said).toEqual(["B1, Most Houses; Hard bot (10), Ada (6 +4)", "C, Most spaces connected; –"]);
});
