import { describe, expect, it } from "vitest";
import { invitations, mayHandOver, maySitDown, seatNote, tableNote } from "../../src/lib/seat-status";
import { speak } from "../../src/lib/i18n.svelte";
import { houseAddress, isLoopback, numberIn, replayPath, seatAddress } from "../../src/lib/links";
import { tidyName } from "../../src/lib/player-names";
import { darkSquares } from "../../src/lib/qr-path";
import { pageOf } from "../../src/app/router.svelte";
import type { SeatInfo, TableInfo } from "../../src/lib/server-types";

const place = (url: string): URL => new URL(url);
const about = (address: string | null) => ({ version: "1", address });

describe("addresses that are handed on", () => {
  it("name the house as others find it, where our own address means nothing to them", () => {
    expect(houseAddress(place("http://localhost:8137/"), about("http://10.0.0.7:8137/"))).toBe("http://10.0.0.7:8137");
    expect(houseAddress(place("http://127.0.0.1:8137/"), about("10.0.0.7:8137"))).toBe("http://10.0.0.7:8137");
    expect(houseAddress(place("http://127.0.0.1:8137/"), about(null))).toBe("http://127.0.0.1:8137");
    expect(houseAddress(place("http://localhost/"), null)).toBe("http://localhost");
    expect(houseAddress(place("https://games.example/"), about("10.0.0.7:8137"))).toBe("https://games.example");
  });

  it("know which addresses stay on this computer", () => {
    expect(["localhost", "127.0.0.1", "127.8.9.1", "[::1]"].map(isLoopback)).toEqual([true, true, true, true]);
    expect(["10.0.0.7", "games.example", "127.example"].map(isLoopback)).toEqual([false, false, false]);
  });

  it("keep the token behind the hash", () => {
    const address = place(seatAddress("https://games.example", "a b", "token"));
    expect([address.pathname, address.search, address.hash]).toEqual(["/t/a%20b", "", "#token"]);
  });

  it("lead to a position and to whose eyes", () => {
    expect(replayPath("abc")).toBe("/r/abc");
    expect(replayPath("abc", 0, null)).toBe("/r/abc?ply=0");
    expect(replayPath("abc", 12, 1)).toBe("/r/abc?ply=12&seat=1");
    expect(pageOf("/r/abc")).toEqual({ name: "replay", table: "abc" });
  });

  it("are read with doubt", () => {
    expect(numberIn("?ply=12&seat=1", "ply")).toBe(12);
    expect(["?ply=-1", "?ply=x", "?ply=", "", "?ply=99999999"].map((each) => numberIn(each, "ply"))).toEqual([null, null, null, null, null]);
  });
});

it("draws the dark squares of a code run by run", () => {
  expect(darkSquares([[true, true, false], [false, false, true]])).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
});

it("keeps names on one line and as short as the server wants them", () => {
  expect(tidyName("  Ann\n\u0000 Lee ")).toBe("Ann Lee");
  expect([...tidyName("🏠".repeat(60))]).toHaveLength(40);
  expect(tidyName(" \u200b ")).toBe("");
});

describe("the company of a table", () => {
  const seat = (what: Partial<SeatInfo>): SeatInfo => ({
    name: "x", bot: null, standin: false, taken: true, here: true, left: false, grace: 0, ...what,
  });
  const info = (what: Partial<TableInfo>): TableInfo => ({
    type: "table", table: "t", game: "sunrise", edition: "lane", edition_hash: "", options: {}, origin: "dealt",
    seats: [seat({}), seat({ here: false }), seat({ taken: false, here: false }), seat({ bot: "greedy" })],
    mine: [0], coached: [], to_act: 0, over: false, ended: false, proposal: null, next: null, seq: 1, ...what,
  });

  it("invites to free seats first, then to watch, then to one's own seat", () => {
    expect(invitations(info({})).map(({ role, seat: at }) => [role, at])).toEqual([
      ["seat", 2], ["spectator", null], ["seat", 0], ["coach", 0],
    ]);
    expect(invitations(info({ mine: [] }))).toEqual([]);
  });

  it("invites nobody to sit where the deal was chosen", () => {
    expect(invitations(info({ origin: "seeded" }))).toEqual([{ role: "spectator", seat: null }]);
  });

  it("lets a bot play for oneself and for those who are not there, or never came", () => {
    expect([0, 1, 2, 3].map((at) => mayHandOver(info({}), at, 0))).toEqual([true, true, true, false]);
    expect(mayHandOver(info({ over: true }), 0, 0)).toBe(false);
    expect(mayHandOver(info({ mine: [] }), 1, 0)).toBe(false);
  });

  it("lets no bot play for others as long as they are waited for, unless they have left", () => {
    expect([0, 1].map((at) => mayHandOver(info({}), at, 20))).toEqual([true, false]);
    expect(mayHandOver(info({ seats: [seat({}), seat({ here: false, left: true })] }), 1, 20)).toBe(true);
  });

  it("says how long somebody is waited for", async () => {
    await speak("fr");
    expect(seatNote(seat({ here: false }), false, 48)).toBe("absent, 48\u00a0s");
    expect(seatNote(seat({ here: false }))).toBe("absent");
    expect(seatNote(seat({}), false, 48)).toBe("");
  });

  it("gives a seat back to its person only", () => {
    const seats = [seat({ bot: "planner", standin: true }), seat({ left: true }), seat({})];
    expect([0, 1, 2].map((at) => maySitDown(info({ seats, mine: [0, 1, 2] }), at))).toEqual([true, true, false]);
    expect(maySitDown(info({ seats, mine: [1] }), 0)).toBe(false);
  });

  it("says how a table stands", () => {
    const key = (what: Partial<TableInfo>): string => tableNote(info(what)).key;
    expect(key({})).toBe("your-turn");
    expect(key({ to_act: 1 })).toBe("turn-of");
    expect(key({ to_act: 2 })).toBe("waiting-free");
    expect(key({ to_act: null, over: true })).toBe("over");
    expect(key({ seats: [seat({ bot: "planner", standin: true })] })).toBe("turn-of");
  });
});
