/** The log of a table, put together from what each message tells of it. */
import type { Told } from "./wire";

/** What was told before, overruled by what is told now: a move may have been taken back. */
export function merged(known: readonly Told[], fresh: readonly Told[]): Told[] {
  const first = fresh[0];
  if (!first) return [...known];
  return [...known.filter((told) => told.seq < first.seq), ...fresh];
}
