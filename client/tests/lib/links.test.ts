import { describe, expect, it } from "vitest";
import { pageOf } from "../../src/app/router.svelte";
import {
  houseAddress,
  isLoopback,
  numberIn,
  replayPath,
  seatAddress,
  positionIn,
  studyPath,
} from "../../src/lib/links";

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
    expect(["?ply=-1", "?ply=x", "?ply=", "", "?ply=99999999"].map((each) => numberIn(each, "ply"))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

it("carries a position behind the hash, there and back", () => {
  const position = "kensington/piatnik/2;facades=+H2@1,^C3/1@0&-;turn=a";
  const path = studyPath(position);
  expect(path.startsWith("/study/kensington#")).toBe(true);
  expect(positionIn(new URL(path, "http://a.example").hash)).toBe(position);
});

it("reads no position that is longer than any game needs, or no text at all", () => {
  expect(positionIn("#" + "a".repeat(5000))).toBe("");
  expect(positionIn("#%E0%A4%A")).toBe("");
  expect(positionIn("")).toBe("");
});
