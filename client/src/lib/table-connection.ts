/** The line to a table: it heals by itself, and says where it stood when it comes back. */
import type { Down, Up } from "./server-types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Ear {
  /** What to send first on every new line. */
  greeting: () => Up;
  heard: (message: Down) => void;
  /** The code says why a line was closed for good. */
  changed: (line: Line, code?: number) => void;
}

/** Codes with which the server says that there is no use in coming back by oneself. */
export const FLOOD = 1008;
export const SHOWN_OUT = 4401;
export const UNKNOWN_TABLE = 4404;
const FINAL = new Set([FLOOD, SHOWN_OUT, 4403, UNKNOWN_TABLE]);

export class Connection {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private done = false;

  constructor(
    private readonly url: string,
    private readonly ear: Ear,
  ) {}

  open(): void {
    if (this.done) return;
    clearTimeout(this.timer);
    this.ear.changed(this.tries ? "lost" : "connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.ear.changed("open");
      this.send(this.ear.greeting());
    };
    socket.onmessage = (event) => this.ear.heard(JSON.parse(String(event.data)) as Down);
    socket.onclose = (event) => {
      if (socket === this.socket) this.retry(event.code);
    };
  }

  /** False when the line is down: nothing was sent, and nothing is kept for later. */
  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
  }

  /** Come back after all, because somebody wishes it. */
  reopen(): void {
    this.done = false;
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private retry(code: number): void {
    if (this.done) return;
    if (FINAL.has(code)) {
      this.done = true;
      this.ear.changed("closed", code);
      return;
    }
    this.ear.changed("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }
}

export function playUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play`;
}
