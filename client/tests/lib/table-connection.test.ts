import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, FLOOD, type Line } from "../../src/lib/table-connection";
import { FakeSocket } from "../support/fake-socket";

describe("the line to a table", () => {
  let lines: Line[];
  let codes: (number | undefined)[];
  let connection: Connection;
  const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    lines = [];
    codes = [];
    connection = new Connection("ws://x", {
      greeting: () => ({ type: "look", seat: 1, seq: 7 }),
      heard: () => undefined,
      changed: (line, code) => {
        lines.push(line);
        codes.push(code);
      },
    });
    connection.open();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("greets whenever it opens", () => {
    expect(connection.send({ type: "sheet" })).toBe(false);
    socket().opens();
    expect(socket().sent).toEqual(['{"type":"look","seat":1,"seq":7}']);
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("heals by itself, waiting longer each time", () => {
    socket().opens();
    socket().breaks();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    socket().breaks();
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(3);
    socket().opens();
    expect(lines.at(-1)).toBe("open");
    expect(socket().sent).toHaveLength(1);
  });

  it("tries at once when woken", () => {
    socket().breaks();
    connection.wake();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("comes back after a flood only when somebody wishes it", () => {
    socket().opens();
    socket().breaks(FLOOD);
    vi.advanceTimersByTime(60_000);
    connection.wake();
    expect([FakeSocket.all.length, lines.at(-1), codes.at(-1)]).toEqual([1, "closed", FLOOD]);
    connection.reopen();
    socket().opens();
    expect([FakeSocket.all.length, lines.at(-1), codes.at(-1)]).toEqual([2, "open", undefined]);
  });

  it("does not come back where it is not wanted", () => {
    socket().breaks(4401);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });
});
