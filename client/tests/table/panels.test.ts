import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learn, speak } from "../../src/lib/i18n.svelte";
import { TableClient } from "../../src/lib/table-client.svelte";
import { rememberLink } from "../../src/lib/my-tables";
import type { Proposal, TableInfo, TableState } from "../../src/lib/server-types";
import BecamePracticeSign from "../../src/table/BecamePracticeSign.svelte";
import CardsJustDrawn from "../../src/table/CardsJustDrawn.svelte";
import SeatsPanel from "../../src/table/SeatsPanel.svelte";
import NotYourTurn from "../../src/table/NotYourTurn.svelte";
import Invitations from "../../src/table/Invitations.svelte";
import TableLog from "../../src/table/TableLog.svelte";
import PlayerNameForm from "../../src/table/PlayerNameForm.svelte";
import ProposalBanner from "../../src/table/ProposalBanner.svelte";
import WhileAwayBanner from "../../src/table/WhileAwayBanner.svelte";
import { info, move, note, seat } from "../support/table-messages";

const answer = (body: unknown, status = 200) => ({ ok: status < 300, status, json: async () => body });
const refusal = (key: string, status: number) => answer({ phrase: { type: "phrase", key, facts: {} } }, status);

describe("around the board", () => {
  let shown: Record<string, unknown> | undefined;
  let asked: [path: string, body: unknown][];
  let reply: (path: string) => unknown;
  const text = (): string => (document.body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const button = (name: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll("button")].find(
      (each) => each.textContent?.trim() === name || each.ariaLabel === name,
    );

  beforeEach(async () => {
    localStorage.clear();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    asked = [];
    reply = () => answer({}, 204);
    vi.stubGlobal("fetch", async (path: string, wish: RequestInit) => {
      asked.push([path, wish.body ? JSON.parse(String(wish.body)) : null]);
      return reply(path);
    });
    await speak("en");
    await learn("table-panels");
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
    shown = mount(part, { target: document.body, props });
    flushSync();
  }

  function at(what: TableInfo): { client: TableClient; info: TableInfo } {
    const client = new TableClient("t");
    client.info = what;
    client.line = "open";
    client.grace.begin(what.seats);
    client.grace.stop();
    return { client, info: what };
  }

  it("says why a game is practice: here something was taken back, or in the game that it goes on from", () => {
    const { client } = at(info({ practice: true }));
    show(BecamePracticeSign, { client });
    expect(text()).toMatch(/^This is now a practice game, because something had been drawn/);
    client.info = info({ practice: true, began_as_practice: true, origin: "continued" });
    flushSync();
    expect(text()).toMatch(/^This is a practice game, because the game that it goes on from was one\./);
  });

  it("says who is next, not that somebody drew, where a card was only turned over", () => {
    const { client } = at(info({ mine: [0, 1], seats: [seat({ name: "Ann" }), seat({ name: "Bob" })] }));
    client.eyes = 1;
    client.state = { to_act: 0 } as TableState;
    const facts = { who: { type: "person" as const, seat: 0 } };
    client.drawn = [{ ...move(4, null), phrase: { type: "phrase", key: "bella-told-reveal", facts } }];
    show(CardsJustDrawn, { client });
    expect(document.querySelector("h2")?.textContent).toBe("Ann is next");
  });

  it("says that a bot thinks, or how many think before it", () => {
    const { client } = at(info({ to_act: 1, seats: [seat(), seat({ name: "hard", bot: "hard" })] }));
    const state = { seat: 0, to_act: 1 } as TableState;
    show(NotYourTurn, { client, state, onscore: () => undefined });
    expect(text()).toContain("Hard bot is thinking");
    const words = ["in a moment", "after a bot at another table", "after 2 bots at other tables"];
    for (const [before, when] of words.entries()) {
      client.botsBefore = before;
      flushSync();
      expect(text()).toContain(`will think ${when}`);
    }
  });

  describe("the name", () => {
    const submit = async (name: string): Promise<void> => {
      const field = document.querySelector("input") as HTMLInputElement;
      field.value = name;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
      flushSync();
      await vi.waitFor(() => expect(button("Sit down")?.disabled).toBe(false), { timeout: 20_000 });
    };

    it("can be put right when the server does not like it", async () => {
      const onnamed = vi.fn();
      show(PlayerNameForm, { table: "t", seat: 1, send: "Sit down", onnamed });
      reply = () => refusal("too-many-requests", 429);
      await submit("Bob");
      expect(document.querySelector('[role="alert"]')?.textContent).toContain("wait a few seconds");
      expect(onnamed).not.toHaveBeenCalled();
      reply = () => answer({}, 204);
      await submit("Bob");
      expect(asked.at(-1)).toEqual(["/api/tables/t/name", { seat: 1, name: "Bob" }]);
      expect([onnamed.mock.calls.length, document.querySelector('[role="alert"]')]).toEqual([1, null]);
    });

    it("is not sent if it shows nothing", async () => {
      show(PlayerNameForm, { table: "t", seat: 1, send: "Sit down", onnamed: vi.fn() });
      await submit(" \u200b ");
      expect([asked, document.querySelector('[role="alert"]') !== null]).toEqual([[], true]);
    });
  });

  describe("the company", () => {
    const away = seat({ name: "Bob", here: false, grace: 48 });

    it("shows for how long somebody is waited for, and lets a bot play only then", () => {
      const there = at(info({ seats: [seat({ name: "Ann" }), away] }));
      show(SeatsPanel, there);
      expect(text()).toContain("away, waited for another 48 s");
      expect(document.querySelectorAll("li")[1]?.querySelector("button")).toBeNull();
      there.client.grace.begin([seat(), { ...away, grace: 0 }]);
      flushSync();
      expect(document.querySelectorAll("li")[1]?.textContent).toContain("Let a bot play");
    });

    it("lets one change one's own name, and nobody else's", () => {
      show(SeatsPanel, at(info()));
      expect([...document.querySelectorAll("button")].filter((each) => each.textContent === "rename")).toHaveLength(1);
      button("rename")?.click();
      flushSync();
      expect(document.querySelector("input")?.value).toBe("Ann");
    });

    it("says to whoever lets a bot play for them what it does, and makes room for seeing it play", async () => {
      const there = at(info());
      const handOver = vi.spyOn(there.client, "handOver").mockImplementation(() => undefined);
      there.client.panel = "seats";
      reply = () => answer(["easy", "medium"]);
      show(SeatsPanel, there);
      button("Let a bot play")?.click();
      await vi.waitFor(() => expect(text()).toContain("The bot plays for you until you take your seat back"), {
        timeout: 20_000,
      });
      document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
      expect([handOver.mock.calls[0]?.[0], there.client.panel]).toEqual([0, null]);
    });

    it("sets what may be done apart from what is said of a seat", () => {
      show(SeatsPanel, at(info()));
      expect(text()).toMatch(/you\s*·\s*rename/);
    });

    it("asks once more before it proposes to end the game", () => {
      const there = at(info());
      const propose = vi.spyOn(there.client, "propose").mockImplementation(() => undefined);
      show(SeatsPanel, there);
      button("Propose ending the game")?.click();
      flushSync();
      expect([propose.mock.calls, text().includes("Ask the others to end the game here?")]).toEqual([[], true]);
      button("Ask them")?.click();
      expect(propose.mock.calls).toEqual([["end"]]);
    });

    it("says that the game ends at once where nobody else has to agree", () => {
      show(SeatsPanel, at(info({ seats: [seat(), seat({ bot: "planner" })] })));
      expect(text()).toContain("Nobody else has to agree: the game ends at once");
      button("End the game")?.click();
      flushSync();
      expect(button("End it")).toBeDefined();
    });

    it("says that bots play weaker than their names say, where one sits that does", () => {
      const seats = [seat(), seat({ bot: "hard" })];
      show(SeatsPanel, at(info({ seats, simpler_bots: ["easy", "hard"] })));
      expect(text()).toContain("Bots here are simpler and weaker than their names say.");
    });

    it("says nothing of bots that play as they are called", () => {
      show(SeatsPanel, at(info({ seats: [seat(), seat({ bot: "builder" })], simpler_bots: ["hard"] })));
      expect(text()).not.toContain("simpler and weaker");
    });

    it("says so before a seat is given to such a bot", async () => {
      reply = () => answer([{ key: "sunrise", bots: ["medium"] }]);
      show(SeatsPanel, at(info({ simpler_bots: ["medium"] })));
      expect(text()).not.toContain("simpler and weaker");
      button("Let a bot play")?.click();
      await vi.waitFor(() => expect(text()).toContain("Bots here are simpler and weaker"), { timeout: 20_000 });
    });

    it("says where the game comes from", () => {
      show(SeatsPanel, at(info({ origin: "continued" })));
      expect(text()).toContain("This game goes on from another one.");
    });
  });

  describe("the invitations", () => {
    it("offer nothing but to watch where the deal was chosen, and say why", () => {
      reply = () => answer({ version: "1", address: null });
      show(Invitations, at(info({ origin: "seeded" })));
      expect(document.querySelectorAll("li")).toHaveLength(1);
      expect(text()).toContain("Nobody else can sit down here");
    });

    it("do not go on showing a link that is spent", async () => {
      reply = () => answer({ version: "1", address: null });
      const there = at(info());
      rememberLink("t", { role: "seat", seat: 0, token: "secret" });
      show(Invitations, there);
      button("On another devicego on as Ann on a phone or another computer; works once")?.click();
      await vi.waitFor(() => expect(document.querySelector("input")?.value).toContain("#secret"), { timeout: 20_000 });
      localStorage.clear();
      there.client.known = { lines: [note(5, 0, "log-joined")], earlier: null };
      flushSync();
      expect(document.querySelector("input")).toBeNull();
    });
  });

  describe("the log", () => {
    it("has a way to what is older as long as there is more", async () => {
      const { client } = at(info());
      client.eyes = 0;
      client.known = { lines: [move(3, 1)], earlier: 3 };
      reply = () => answer({ lines: [move(1, 0), move(2, 1)], earlier: null });
      show(TableLog, { client });
      button("Earlier")?.click();
      await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(3), { timeout: 20_000 });
      expect([asked[0]?.[0], button("Earlier")]).toEqual(["/api/tables/t/log?seat=0&before=3", undefined]);
    });

    it("says what went wrong, and can be asked again", async () => {
      const { client } = at(info());
      client.known = { lines: [move(3, 1)], earlier: 3 };
      reply = () => refusal("server-failed", 500);
      show(TableLog, { client });
      button("Earlier")?.click();
      await vi.waitFor(() => expect(text()).toContain("Something went wrong on the server."), { timeout: 20_000 });
      expect(button("Earlier")?.disabled).toBe(false);
    });
  });

  describe("whoever comes back", () => {
    const missed = [
      move(2, 0),
      note(3, 0, "log-handed-over"),
      move(4, 0),
      move(5, 0),
      move(6, 0),
      note(7, 1, "log-sat"),
    ];

    it("is told what a bot did for them, and takes the seat back", () => {
      const there = at(info({ seats: [seat({ bot: "planner", standin: true }), seat({ name: "Bob" })] }));
      there.client.known = { lines: missed, earlier: null };
      const sitDown = vi.spyOn(there.client, "sitDown");
      show(WhileAwayBanner, { ...there, seen: 2 });
      expect(text()).toContain("While you were away, Advanced bot made 3 decisions for you. Meanwhile Bob sat down.");
      button("Take the seat back")?.click();
      expect(sitDown).toHaveBeenCalledWith(0);
    });

    it("is told nothing if nothing happened", () => {
      const there = at(info());
      there.client.back = { seen: 7 };
      there.client.known = { lines: missed, earlier: null };
      show(WhileAwayBanner, { ...there, seen: 7 });
      expect([text(), there.client.back]).toEqual(["", null]);
    });
  });

  it("a proposal says for whom it waits", () => {
    const proposal: Proposal = { what: "end", seat: 0, agreed: [0], needed: [1] };
    const there = at(info({ seats: [seat({ name: "Ann" }), seat({ name: "Bob", bot: "planner", standin: true })] }));
    show(ProposalBanner, { ...there, proposal });
    expect(text()).toContain("You propose to end the game here. A bot plays for Bob; only Bob can agree, once back.");
  });
});
