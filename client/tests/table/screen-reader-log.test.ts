import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { phrase } from "../../src/lib/fluent-messages";
import { learn, speak } from "../../src/lib/i18n.svelte";
import { NOTHING } from "../../src/lib/table-log";
import { TableClient } from "../../src/lib/table-client.svelte";
import ScreenReaderLog from "../../src/table/ScreenReaderLog.svelte";
import { info, move, state } from "../support/table-messages";

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
});

it("says what others did once the words of the game have come, not their keys", async () => {
  await speak("en");
  const client = new TableClient("t");
  client.info = info();
  client.state = state({ seq: 1 });
  shown = mount(ScreenReaderLog, { target: document.body, props: { client } });
  flushSync();
  const stop = { ...move(2, 1), phrase: phrase("sunrise-told-stop", { who: { type: "person", seat: 1 } }) };
  client.known = { ...NOTHING, lines: [stop] };
  client.state = state({ seq: 2 });
  flushSync();
  await learn("sunrise");
  flushSync();
  expect(document.body.textContent).toContain("Bob stops building");
});

it("keeps nothing that was said to one pair of eyes for the next", async () => {
  await Promise.all([speak("en"), learn("sunrise")]);
  const client = new TableClient("t");
  client.info = info({ mine: [0, 1] });
  [client.state, client.eyes] = [state({ seq: 1 }), 0];
  shown = mount(ScreenReaderLog, { target: document.body, props: { client } });
  flushSync();
  const card = { ...move(2, null), phrase: phrase("sunrise-told-deal", { colour: phrase("colour-pink") }) };
  client.known = { ...NOTHING, lines: [card] };
  client.state = state({ seq: 2 });
  flushSync();
  expect(document.body.textContent).toContain("pink");
  client.eyes = 1;
  flushSync();
  expect(document.body.textContent).not.toContain("pink");
});
