/** Values of a view in a few signs; a seat is told by its crest, which is drawn. */

import { withMinus } from "../lib/fluent-messages";

const NOTHING = "·";
const NONE = "–";
const TRUE = "✓";
const FALSE = "–";
const SEAT = "seat";

/** Whose thing it is, if it is anybody's. */
export function seatOf(value: unknown): number | null {
  const seat = isThing(value) ? value[SEAT] : undefined;
  return typeof seat === "number" ? seat : null;
}

export function asText(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "boolean") return value ? TRUE : FALSE;
  if (Array.isArray(value)) return runs(value).map(timesAsText).join(" ") || NONE;
  return isThing(value) ? marksOf(value) : typeof value === "number" ? withMinus(value) : String(value as string);
}

export interface Run {
  value: unknown;
  times: number;
}

/** A row with what comes several times in succession counted. */
export function runs(values: readonly unknown[]): Run[] {
  const found: Run[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last && JSON.stringify(last.value) === JSON.stringify(value)) last.times += 1;
    else found.push({ value, times: 1 });
  }
  return found;
}

function timesAsText({ value, times }: Run): string {
  return times > 1 ? `${asText(value)}×${times}` : asText(value);
}

/** What is written on a thing besides whose it is; things that hang together stand without a blank. */
export function marksOf(value: unknown): string {
  if (!isThing(value)) return value === null || value === undefined ? "" : asText(value);
  const written = Object.entries(value).filter(([name, part]) => name !== SEAT && part !== null);
  return written.map(([, part]) => asText(part)).join("");
}

/** Whether nothing is there at all. */
export function isNothing(value: unknown): boolean {
  return seatOf(value) === null && marksOf(value) === "";
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
