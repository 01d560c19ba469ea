import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../src/lib/i18n.svelte";
import { reachBack } from "../../src/lib/older-log-pages";
import { STEP } from "../../src/lib/opponents-playback.svelte";
import { TableClient } from "../../src/lib/table-client.svelte";
import { myTable, remember, rememberLink } from "../../src/lib/my-tables";
import type { Link, TableInfo } from "../../src/lib/server-types";
import { FakeSocket } from "../support/fake-socket";
import { info, move, note, seat, state } from "../support/table-messages";

const answer = (body: unknown, status = 200) => ({ ok: status === 200, status, json: async () => body });
const link = (at: number): Link => ({ role: "seat", seat: at, token: `token ${at}` });

describe("a table in this browser", () => {
  let client: TableClient;
  let asked: string[];
  let pages: (path: string) => unknown;
  let company: TableInfo;
  const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
  const seqs = (): number[] => client.log.map(({ seq }) => seq);
  const greeting = (): unknown => JSON.parse(socket().sent[0] ?? "");

  // The words come before time stands still.
  beforeAll(() => speak("en"));
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    localStorage.clear();
    [FakeSocket.all, asked, company] = [[], [], info()];
    pages = () => answer({ lines: [move(1, 1), move(2, 0)], earlier: null });
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.includes("/log")) return answer(path.endsWith("/board") ? {} : company);
      asked.push(path);
      return pages(path);
    });
  });
  afterEach(() => {
    client.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function enter(): Promise<void> {
    client = new TableClient("t");
    await client.enter();
    socket().opens();
  }

  /** The line breaks and heals. */
  function comeBack(): void {
    socket().breaks();
    vi.advanceTimersByTime(20_000);
    socket().opens();
  }

  it("waits for its move, whatever is answered to a question from before", async () => {
    await enter();
    socket().hears(state({ seq: 3 }));
    const refusal = { rule: "BV-3.5", reason: "", facts: {} };
    const remedy = { phrase: { type: "phrase" as const, key: "k", facts: {} }, moves: [] };
    client.play("a1");
    socket().hears({ type: "refused", seq: 3, text: "a1r", refusal, remedy });
    expect([client.waiting, client.refused]).toEqual([true, null]);
    socket().hears({ type: "refused", seq: 3, text: "a1", refusal, remedy });
    expect([client.waiting, client.refused?.text]).toEqual([false, "a1"]);
  });

  it("counts what is taken back: what was chosen after it is no longer in hand", async () => {
    await enter();
    socket().hears(state({ seq: 3, log: [move(3, 0)] }));
    socket().hears(state({ seq: 4, log: [move(4, 0)] }));
    expect(client.takenBack).toBe(0);
    socket().hears(state({ seq: 5, log: [note(5, 0, "log-took-back", {}, 4)] }));
    expect(client.takenBack).toBe(1);
  });

  it("answers what it was asked, though the state has not come yet", async () => {
    await enter();
    socket().hears(state({ seq: 4 }));
    client.info = info({ seq: 5 });
    client.answer(true);
    expect(JSON.parse(socket().sent.at(-1) ?? "")).toEqual({ type: "answer", yes: true, seq: 5 });
  });

  it("knows how long a bot waits for its turn, until it thinks or the game has gone on", async () => {
    await enter();
    socket().hears(state({ seq: 4 }));
    for (const before of [3, 1, null, 2]) {
      socket().hears({ type: "bot-queue", seq: 4, before });
      expect(client.botsBefore).toBe(before);
    }
    socket().hears(state({ seq: 5 }));
    expect(client.botsBefore).toBeNull();
  });

  describe("and its log", () => {
    beforeEach(async () => {
      await enter();
      socket().hears(state({ seq: 4, log: [move(3, 1), move(4, 0)], earlier: 3 }));
    });

    it("reaches back when it is asked to, and goes on from there", async () => {
      await reachBack(client);
      expect(asked).toEqual(["/api/tables/t/log?seat=0&before=3"]);
      expect([seqs(), client.known.earlier]).toEqual([[1, 2, 3, 4], null]);
      socket().hears(state({ seq: 5, log: [note(5, 0, "log-took-back", {}, 2)] }));
      expect([seqs(), client.moves.map(({ seq }) => seq)]).toEqual([[1, 2, 3, 4, 5], [1]]);
    });

    it("waits in silence while the server is busy", async () => {
      let busy = 2;
      pages = () =>
        busy-- > 0
          ? answer({ phrase: { type: "phrase", key: "too-many-requests", facts: {} } }, 429)
          : answer({ lines: [move(2, 0)], earlier: 1 });
      const reading = reachBack(client);
      await vi.advanceTimersByTimeAsync(10_000);
      await reading;
      expect([seqs(), client.known.earlier, asked.length]).toEqual([[2, 3, 4], 1, 3]);
    });

    it("takes nothing that was asked for with other eyes", async () => {
      const reading = reachBack(client);
      client.look(null);
      await reading;
      expect(seqs()).toEqual([]);
    });

    it("goes on where it was when the line heals", () => {
      comeBack();
      expect(greeting()).toEqual({ type: "look", seat: 0, seq: 4 });
      socket().hears(state({ seq: 6, log: [move(6, 1)] }));
      expect([seqs(), client.known.earlier]).toEqual([[3, 4, 6], 3]);
    });

    it("begins anew after a gap", () => {
      comeBack();
      socket().hears(state({ seq: 90, log: [move(89, 1), move(90, 1)], earlier: 88 }));
      expect([seqs(), client.known.earlier]).toEqual([[89, 90], 88]);
    });
  });

  describe("for somebody who comes back", () => {
    const gone = [note(5, 0, "log-handed-over"), move(6, 0)];

    it("asks what they have missed when the line heals", async () => {
      await enter();
      socket().hears(state({ seq: 4, log: [move(4, 0)] }));
      expect(client.back).toBeNull();
      comeBack();
      socket().hears(state({ seq: 6, log: gone }));
      expect(client.back).toEqual({ seen: 4 });
      client.sitDown(0);
      expect(client.back).toBeNull();
    });

    it("asks it when the page is loaded again, and only once", async () => {
      remember("t", { seen: 4 });
      await enter();
      socket().hears(state({ seq: 6, log: [move(4, 0), ...gone] }));
      expect(client.back).toEqual({ seen: 4 });
      client.leave();
      await enter();
      socket().hears(state({ seq: 6, log: [move(4, 0), ...gone] }));
      expect(client.back).toBeNull();
    });

    it("has nothing to ask for whoever was there all the time, or only watches", async () => {
      await enter();
      socket().hears(state({ seq: 4, log: [move(4, 0)] }));
      socket().hears(state({ seq: 6, log: gone }));
      expect(client.back).toBeNull();
      company = info({ mine: [] });
      client.leave();
      await enter();
      socket().hears(state({ seq: 8, seat: null, log: [...gone, note(8, 1, "log-sat")] }));
      expect(client.back).toBeNull();
    });
  });

  describe("forgets links that are spent", () => {
    const kept = (): (string | undefined)[] => (myTable("t")?.links ?? []).map(({ token }) => token);

    it("to a seat that somebody else has taken", async () => {
      company = info({ seats: [seat(), seat({ taken: false, here: false }), seat({ taken: false, here: false })] });
      rememberLink("t", link(1));
      rememberLink("t", link(2));
      await enter();
      socket().hears(company);
      expect(kept()).toEqual(["token 1", "token 2"]);
      socket().hears({ ...company, seats: [seat(), seat(), seat({ taken: false, here: false })] });
      expect(kept()).toEqual(["token 2"]);
    });

    it("to one's own seat, when another device has come by it", async () => {
      await enter();
      socket().hears(state({ seq: 4 }));
      rememberLink("t", link(0));
      socket().hears(company);
      socket().hears(state({ seq: 5, log: [move(5, 1)] }));
      expect(kept()).toEqual(["token 0"]);
      socket().hears(state({ seq: 6, log: [note(6, 0, "log-joined")] }));
      expect(kept()).toEqual([]);
    });

    it("but not a new one, because of who came by the one before", async () => {
      remember("t", { seen: 6 });
      rememberLink("t", link(0));
      await enter();
      socket().hears(state({ seq: 7, log: [note(6, 0, "log-joined"), move(7, 1)] }));
      expect(kept()).toEqual(["token 0"]);
    });
  });

  describe("on a shared screen", () => {
    const sent = (): unknown => JSON.parse(socket().sent.at(-1) ?? "");

    beforeEach(async () => {
      company = info({ mine: [0, 1] });
      await enter();
      socket().hears(state({ seq: 3, seat: null }));
      client.look(0);
      socket().hears(state({ seq: 3 }));
    });

    it("lets whoever drew something look at it, and only then calls the next one", () => {
      const drawn = [move(4, null, "+R"), move(4, null, "+B")];
      socket().hears(state({ seq: 4, to_act: 1, log: [move(4, 0), ...drawn] }));
      expect([client.drawn, client.eyes, client.called]).toEqual([drawn, 0, null]);
      client.look(null);
      expect([client.drawn, client.called, sent()]).toEqual([[], 1, { type: "look", seat: null, seq: 0 }]);
    });

    it("keeps what was drawn, and tells what a bot plays meanwhile, to the last move", () => {
      const drawn = [move(4, null, "+R")];
      const played = [move(5, 2, "f5=1"), move(5, null, "+B")];
      socket().hears(state({ seq: 4, to_act: 2, log: [move(4, 0), ...drawn] }));
      socket().hears(state({ seq: 5, to_act: 1, log: [move(4, 0), ...drawn, ...played] }));
      expect([client.drawn, client.eyes, client.called]).toEqual([[...drawn, ...played], 0, null]);
    });

    it("is covered at once where nothing was drawn, or only by somebody else", () => {
      socket().hears(state({ seq: 5, to_act: 1, log: [move(4, 0), move(5, 2), move(5, null, "+?")] }));
      expect([client.drawn, client.eyes, client.called]).toEqual([[], null, 1]);
    });

    it("goes on with whoever takes back what drew", () => {
      socket().hears(state({ seq: 4, to_act: 1, log: [move(4, 0), move(4, null, "+R")] }));
      socket().hears(state({ seq: 5, to_act: 0, log: [note(5, 0, "log-took-back", {}, 4)] }));
      expect([client.drawn, client.eyes, client.myTurn]).toEqual([[], 0, true]);
    });
  });

  it("counts down for whom it waits", async () => {
    await enter();
    socket().hears(info({ seats: [seat(), seat({ here: false, grace: 30 })] }));
    vi.advanceTimersByTime(10_000);
    expect(client.grace.of(1)).toBe(20);
  });

  it("is over, with its final totals, when the last moves have been shown", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    await enter();
    socket().hears(state({ seq: 1 }));
    const bonus = { seat: 0, rule: "SL-5.2", points: 10, reason: "bonus", facts: {}, spaces: [] };
    const outcome = { ended_by: "SL-4.1", places: [1, 2], totals: [30, 15] };
    socket().hears(state({ seq: 2, to_act: null, log: [move(2, 1)], totals: [30, 15], standing: [bonus], outcome }));
    expect([client.over, client.totals]).toEqual([false, [20, 15]]);
    vi.advanceTimersByTime(2 * STEP.normal);
    expect([client.over, client.totals]).toEqual([true, [30, 15]]);
  });
});
