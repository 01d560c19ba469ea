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

/** Positions stand behind the hash, which no server is told of. */
export const LONGEST_POSITION = 4000;

export function studyPath(position: string): string {
  const [game = ""] = position.split("/");
  return `/study/${encodeURIComponent(game)}#${encodeURIComponent(position)}`;
}

/** A game's positions to be studied, from one of them on; without a number, from before its last decision. */
export function studyOfGamePath(game: string, table: string, ply?: number): string {
  const said = new URLSearchParams({ table, ...(ply !== undefined && { ply: String(ply) }) });
  return `/study/${encodeURIComponent(game)}?${said}`;
}

/** The position behind a hash; nothing where it is no text, or longer than any game needs. */
export function positionIn(hash: string): string {
  if (hash.length > LONGEST_POSITION) return "";
  try {
    return decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    return "";
  }
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

export function puzzlePath(game: string, number?: number): string {
  return `/puzzles/${encodeURIComponent(game)}${number === undefined ? "" : `/${number}`}`;
}
