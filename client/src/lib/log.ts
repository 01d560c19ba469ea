/** The log of a table, put together from what each message tells of it. */
import type { Told } from "./wire";

/** What was told before, overruled by what is told now. */
export function merged(known: readonly Told[], fresh: readonly Told[]): Told[] {
  const first = fresh[0];
  if (!first) return [...known];
  return [...known.filter((told) => told.seq < first.seq), ...fresh];
}

/** Somebody sat down, left, proposed: lines of the log that are no moves. */
export function isMove(told: Told): boolean {
  return told.text !== "";
}

/** For each line whether it is a move that a later line takes back. */
export function undone(log: readonly Told[]): boolean[] {
  let from = Infinity;
  return log
    .toReversed()
    .map((told) => {
      const struck = isMove(told) && told.seq >= from;
      if (told.undoes !== null) from = Math.min(from, told.undoes);
      return struck;
    })
    .toReversed();
}

/** The moves that stand. */
export function standing(log: readonly Told[]): Told[] {
  const struck = undone(log);
  return log.filter((told, i) => isMove(told) && !struck[i]);
}

export interface Line { told: Told; times: number; struck: boolean }

/** Line by line; what is said several times over, such as cards that nobody sees, is said once. */
export function folded(log: readonly Told[]): Line[] {
  const struck = undone(log);
  const lines: Line[] = [];
  log.forEach((told, i) => {
    const last = lines.at(-1);
    if (last && isMove(told) && isSame(last.told, told)) last.times += 1;
    else lines.push({ told, times: 1, struck: struck[i] ?? false });
  });
  return lines;
}

function isSame(one: Told, other: Told): boolean {
  return one.seq === other.seq && one.seat === other.seat && JSON.stringify(one.phrase) === JSON.stringify(other.phrase);
}
