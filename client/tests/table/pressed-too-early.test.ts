import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learn, speak } from "../../src/lib/i18n.svelte";
import { TableClient } from "../../src/lib/table-client.svelte";
import PressedTooEarly from "../../src/table/PressedTooEarly.svelte";
import { info } from "../support/table-messages";

describe("the board pressed while others act", () => {
  let client: TableClient;
  let shown: Record<string, unknown> = {};
  const cell = document.createElement("div");
  const alert = (): HTMLElement | null => document.querySelector("[role=alert]");

  beforeEach(async () => {
    await speak("en");
    await learn("table-panels");
    cell.setAttribute("role", "gridcell");
    document.body.append(cell);
    client = new TableClient("t");
    client.info = info();
  });
  afterEach(() => unmount(shown));

  function show(why: string): void {
    shown = mount(PressedTooEarly, { target: document.body, props: { client, why } });
    flushSync();
  }

  it("is answered in words, by mouse and by key, and nothing else is", async () => {
    show("pressed-too-early");
    document.body.click();
    cell.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    flushSync();
    expect(alert()).toBeNull();
    cell.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await vi.waitFor(() => expect(alert()?.textContent).toBe("It is not your turn yet."));
  });

  it("names the button that ends what is being shown", async () => {
    show("pressed-while-shown");
    cell.click();
    await vi.waitFor(() =>
      expect(alert()?.textContent).toBe("What the others did is still being shown: “Skip” ends that."),
    );
  });

  it("says nothing to whoever only watches", async () => {
    client.info = info({ mine: [] });
    show("pressed-too-early");
    cell.click();
    await Promise.resolve();
    flushSync();
    expect(alert()).toBeNull();
  });
});
