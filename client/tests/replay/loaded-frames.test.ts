import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../src/lib/i18n.svelte";
import type { Frame, Story, Told } from "../../src/lib/server-types";
import { frameAt, goesOn, nextWish, toldUpTo, withPart, type Part } from "../../src/replay/loaded-frames";
import { Replay } from "../../src/replay/replay.svelte";

const frame = (at: number): Frame => ({
  actor: at ? at % 2 : null,
  told: [],
  gained: [],
  view: at,
  aids: null,
  totals: [0, 0],
  standing: [],
});
const part = (first: number, length: number): Part => ({
  first,
  frames: Array.from({ length }, (_, i) => frame(first + i)),
});
const seen = (parts: readonly Part[], total: number): number[] =>
  Array.from({ length: total }, (_, at) => at).filter((at) => frameAt(parts, at)?.view === at);

describe("the parts of a story", () => {
  it("are put together in whichever order they come", () => {
    const parts = withPart(withPart([part(4, 2)], part(0, 2), 4), part(2, 2), 4);
    expect(seen(parts, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("tell what happened before a frame, as far back as none is missing", () => {
    const told = (text: string): Told => ({
      seq: 1,
      seat: 0,
      text,
      phrase: { type: "phrase", key: text, facts: {} },
      undoes: null,
      forced: false,
    });
    const frames = ["a", "b", "c"].map((text, i) => ({ ...frame(i), told: [told(text)] }));
    const texts = (parts: readonly Part[], at: number): string[] => toldUpTo(parts, at).map(({ text }) => text);
    expect(texts([{ first: 0, frames }], 1)).toEqual(["a", "b"]);
    expect(
      texts(
        [
          { first: 0, frames },
          { first: 4, frames },
        ],
        5,
      ),
    ).toEqual(["a", "b"]);
    expect(texts([], 0)).toEqual([]);
  });

  it("bring nothing twice", () => {
    const parts = withPart([part(4, 3)], part(2, 4), 4);
    expect(parts.reduce((sum, { frames }) => sum + frames.length, 0)).toBe(5);
    expect(withPart(parts, part(2, 4), 4)).toHaveLength(2);
  });

  it("make room for one another: what lies farthest away goes", () => {
    const parts = withPart([part(0, 2), part(4, 2), part(8, 2)], part(10, 2), 9, 3);
    expect(seen(parts, 12)).toEqual([4, 5, 8, 9, 10, 11]);
  });

  it("are asked for from the place that is looked at: itself, then what is nearest", () => {
    expect(nextWish([], 20, 7)).toBe(7);
    expect(nextWish([part(7, 3)], 20, 7)).toBe(4);
    expect(nextWish([part(7, 3), part(4, 3)], 20, 7)).toBe(10);
    expect(nextWish([part(7, 3), part(4, 3)], 20, 9)).toBe(10);
    expect(nextWish([part(0, 20)], 20, 9)).toBeNull();
  });

  it("reach back no farther than the gap before what is known", () => {
    expect(nextWish([part(0, 4), part(6, 14)], 20, 6)).toBe(4);
    expect(nextWish([part(2, 18)], 20, 6)).toBe(0);
  });

  it("reach back farther each time, wherever the game was opened", () => {
    let parts: Part[] = withPart([], part(99, 1), 99);
    const wishes = [1, 2, 4, 8].map((length) => {
      const first = nextWish(parts, 100, 99) ?? -1;
      parts = withPart(parts, part(first, 2 * length), 99);
      return first;
    });
    expect(wishes).toEqual([98, 96, 92, 84]);
    expect(seen(parts, 100)).toEqual(Array.from({ length: 16 }, (_, i) => 84 + i));
  });

  it("are asked for only nearby when much is there already", () => {
    const parts = [part(40, 20), part(60, 20)];
    expect(nextWish(parts, 200, 60, 2)).toBeNull();
    expect(nextWish(parts, 200, 75, 2)).toBe(80);
    expect(nextWish(parts, 200, 150, 2)).toBe(150);
  });

  it("belong together while the game only goes on", () => {
    const told = (...actors: (number | null)[]) => ({ actors }) as Story;
    expect(goesOn(told(null, 0, 1), told(null, 0, 1, 0))).toBe(true);
    expect(goesOn(told(null, 0, 1), told(null, 0))).toBe(false);
    expect(goesOn(told(null, 0, 1), told(null, 0, 0))).toBe(false);
  });
});

describe("a replay", () => {
  const TOTAL = 20;
  const SIZE = 4;
  let asked: string[];
  let busy: number;
  let reply: (seat: string | null, first: number) => unknown;

  const answer = (body: unknown, status = 200) => ({ ok: status === 200, status, json: async () => body });
  const told = (seat: string | null, first: number) => ({
    table: "t",
    game: "sunrise",
    edition: "lane",
    names: ["Ann", "Bob"],
    standins: [],
    bots: {},
    seat: seat === null ? null : Number(seat),
    seats: [0, 1],
    actors: Array.from({ length: TOTAL }, (_, at) => frame(at).actor),
    ...part(first, Math.min(SIZE, TOTAL - first)),
    sheet: [],
    outcome: { ended_by: "x", places: [1, 2], totals: [1, 0] },
    ending: null,
    ties: [],
    fork: true,
  });
  const trouble = (key: string, status: number) => answer({ phrase: { type: "phrase", key, facts: {} } }, status);

  // The words come before time stands still.
  beforeAll(() => speak("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    [asked, busy] = [[], 0];
    reply = (seat, first) => (first < TOTAL ? answer(told(seat, first)) : trouble("no-such-ply", 404));
    vi.stubGlobal("fetch", async (path: string) => {
      const { pathname, searchParams } = new URL(path, "http://x");
      if (pathname.endsWith("/board")) return answer({});
      asked.push(searchParams.toString());
      if (busy-- > 0) return trouble("too-many-requests", 429);
      return reply(searchParams.get("seat"), Number(searchParams.get("first")));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it("shows the place of the address first, and has the whole game in the end", async () => {
    const replay = new Replay("t");
    await replay.load("?ply=9&seat=1");
    expect(asked[0]).toBe("seat=1&first=9");
    expect([replay.at, replay.last, replay.frame?.view, replay.isOver(9)]).toEqual([9, 19, 9, false]);
    await settled();
    expect(asked).toHaveLength(TOTAL / SIZE + 1);
    for (let at = 0; at < TOTAL; at += 1) {
      replay.go(at);
      expect(replay.frame?.view).toBe(at);
    }
  });

  it("opens at the end without a wish, and within the game whatever the wish", async () => {
    for (const search of ["", "?ply=400"]) {
      const replay = new Replay("t");
      await replay.load(search);
      await settled();
      expect([replay.at, replay.frame?.view, replay.isOver(replay.at)]).toEqual([19, 19, true]);
    }
  });

  it("keeps what was seen before the eyes while the frame is on its way", async () => {
    const replay = new Replay("t");
    await replay.load("?ply=0");
    replay.go(13);
    expect([replay.at, replay.frame, replay.shown?.at]).toEqual([13, undefined, 0]);
    replay.step();
    expect(replay.at).toBe(13);
    await settled();
    expect([replay.frame?.view, replay.shown?.at, replay.trouble]).toEqual([13, 13, null]);
    replay.step();
    expect(replay.at).toBe(14);
  });

  it("plays to the end, and from the beginning again", async () => {
    const replay = new Replay("t");
    await replay.load("?ply=18");
    await settled();
    replay.toggle();
    replay.step();
    expect([replay.at, replay.playing]).toEqual([19, false]);
    replay.toggle();
    expect([replay.at, replay.playing]).toEqual([0, true]);
  });

  it("waits in silence while the server is busy", async () => {
    busy = 2;
    const replay = new Replay("t");
    const loading = replay.load("?ply=0");
    await vi.advanceTimersByTimeAsync(10_000);
    await loading;
    expect([replay.frame?.view, replay.trouble, replay.hitch]).toEqual([0, null, null]);
  });

  it("says why a frame does not come, and asks again when it is wanted", async () => {
    const replay = new Replay("t");
    const fine = reply;
    await replay.load("?ply=0");
    reply = () => trouble("server-failed", 500);
    replay.go(13);
    await settled();
    expect([replay.hitch?.key, replay.shown?.at, replay.trouble]).toEqual(["server-failed", 0, null]);
    reply = fine;
    await replay.fill();
    expect([replay.hitch, replay.frame?.view]).toEqual([null, 13]);
  });

  it("loads anew for other eyes, and forgets those before", async () => {
    const replay = new Replay("t");
    await replay.load("?ply=6&seat=0");
    await settled();
    asked = [];
    await replay.lookAs(1);
    expect([asked[0], replay.story?.seat, replay.frame?.view]).toEqual(["seat=1&first=6", 1, 6]);
    await settled();
    expect(asked.every((each) => each.startsWith("seat=1"))).toBe(true);
    expect(asked).toHaveLength(TOTAL / SIZE + 1);
  });

  it("begins anew when the game took another way meanwhile", async () => {
    const replay = new Replay("t");
    await replay.load("?ply=0");
    reply = (seat, first) => answer({ ...told(seat, first), actors: [null, 0, 0, 0, 0, 0], ...part(first, 2) });
    replay.go(13);
    await settled();
    expect([replay.last, replay.at, replay.frame?.view]).toEqual([5, 5, 5]);
  });

  it("asks for nothing more when nobody looks any more", async () => {
    const replay = new Replay("t");
    await replay.load("?ply=0");
    replay.close();
    const before = asked.length;
    await settled();
    expect(asked.length - before).toBeLessThan(2);
  });

  it("says what the server says when there is nothing to show", async () => {
    reply = () => trouble("unknown-table", 404);
    const replay = new Replay("t");
    await replay.load("");
    expect(replay.trouble?.key).toBe("unknown-table");
  });

  it("gives up on a server that sends nothing", async () => {
    reply = (seat, first) => answer({ ...told(seat, first), frames: [] });
    const replay = new Replay("t");
    await replay.load("?ply=3");
    await settled();
    expect([replay.trouble?.key, asked.length]).toEqual(["unexpected", 2]);
  });
});
