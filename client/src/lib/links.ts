/** Addresses that are handed on: to a seat, to watch, to a position of a game. */
import type { About, Link } from "./server-types";

interface Place {
  protocol: string;
  hostname: string;
  origin: string;
}

/** Whether only this very computer understands the address. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** Where others find this server: what it says itself where our own address means nothing to them. */
export function houseAddress(here: Place, about: About | null): string {
  const said = about?.address;
  if (!said || !isLoopback(here.hostname)) return here.origin;
  return said.includes("://") ? said.replace(/\/+$/, "") : `${here.protocol}//${said}`;
}

/** The token stands behind the hash, which browsers keep to themselves. */
export function seatAddress(house: string, table: string, token: string): string {
  return `${house}/t/${encodeURIComponent(table)}#${token}`;
}

export function replayPath(table: string, ply?: number, seat?: number | null): string {
  const said = new URLSearchParams();
  if (ply !== undefined) said.set("ply", String(ply));
  if (seat !== undefined && seat !== null) said.set("seat", String(seat));
  const question = said.size ? `?${said}` : "";
  return `/r/${encodeURIComponent(table)}${question}`;
}

/** A number of an address, if it is one. */
export function numberIn(search: string, name: string): number | null {
  const said = new URLSearchParams(search).get(name);
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) : null;
}

/** What a link leads to. */
export type Invitation = Pick<Link, "role" | "seat">;

export function isLike(a: Invitation, b: Invitation): boolean {
  return a.role === b.role && a.seat === b.seat;
}
