import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { phrase } from "../../src/lib/fluent-messages";
import { speak } from "../../src/lib/i18n.svelte";
import type { Facts } from "../../src/lib/server-types";
import { TableClient } from "../../src/lib/table-client.svelte";
import TableBanners from "../../src/table/TableBanners.svelte";
import { info, state } from "../support/table-messages";

describe("what is spoken when the end is near", () => {
  let shown: Record<string, unknown>;
  let client: TableClient;
  const alert = (): string | null | undefined => document.querySelector('[role="alert"]')?.textContent;

  beforeEach(async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    await speak("en");
    client = new TableClient("t");
    client.info = info({ game: "bella_vista" });
    shown = mount(TableBanners, { target: document.body, props: { client, info: client.info } });
  });
  afterEach(async () => {
    await unmount(shown);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  async function near(key: string, facts: Facts = {}): Promise<void> {
    client.state = state({ end_near: [{ rule: "BV-4.4", phrase: phrase(key, facts), turns: null }] });
    flushSync();
    await vi.waitFor(() => expect(alert()).toBeDefined(), { timeout: 20_000 });
  }

  it("is renewed with the reason and in another language", async () => {
    await near("bella-end-one-more-round");
    expect(alert()).toBe("The end is near. One more round follows this one.");
    await near("bella-end-last-round");
    expect(alert()).toBe("The end is near. This is the last round.");
    await speak("fr");
    flushSync();
    expect(alert()).toBe("La fin approche. C’est la dernière manche.");
  });

  it("falls silent when only a number changes", async () => {
    await near("sunrise-end-areas", { spaces: 3 });
    expect(alert()).toContain("3 empty spaces");
    await near("sunrise-end-areas", { spaces: 2 });
    expect(alert()).toBe("");
  });
});
