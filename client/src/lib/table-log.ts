/** The log of a table, put together from what each message tells of it. */
import type { LogPage, TableState, Told } from "./server-types";
import type { TableClient } from "./table-client.svelte";

/** As much of the log as this browser has, and where it goes on before that. */
export interface Known {
  lines: readonly Told[];
  earlier: number | null;
}

export const NOTHING: Known = { lines: [], earlier: null };

/** With what a state tells. If that leaves something out, what was known lies beyond a gap and is dropped. */
export function renewed(known: Known, { log, earlier }: Pick<TableState, "log" | "earlier">): Known {
  if (earlier !== null || !known.lines.length) return { lines: log, earlier };
  return { lines: merged(known.lines, log), earlier: known.earlier };
}

/** With an older part before it. */
export function reachingBack(known: Known, page: LogPage): Known {
  return { lines: [...page.lines, ...known.lines], earlier: page.earlier };
}

/** What was told before, overruled by what is told now. */
export function merged(known: readonly Told[], fresh: readonly Told[]): Told[] {
  const first = fresh[0];
  if (!first) return [...known];
  return [...known.filter((told) => told.seq < first.seq), ...fresh];
}

/** Whose crest stands beside a line: nobody's where nobody decided anything and the sentence is about nobody. */
export function crestBeside({ seat, forced, phrase }: Told): number | null {
  return forced && !Object.keys(phrase.facts).length ? null : seat;
}

/** Somebody sat down, left, proposed: lines of the log that are no moves. */
export function isMove(told: Told): boolean {
  return told.text !== "";
}

/** Whether whoever was away may want to hear of it: somebody sat down, a bot took over, something was taken back. */
export function isOfNote({ undoes, phrase }: Told): boolean {
  return undoes !== null || phrase.key === "log-sat" || phrase.key === "log-handed-over";
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

/** Where in the log a seat's last turn ended: what it does now belongs to this turn, not to the last one. */
export function endOfLastTurn(moves: readonly Told[], seat: number, toAct: number | null | undefined): number {
  const isOthers = (told: Told): boolean => told.seat !== null && told.seat !== seat;
  const past = toAct === seat ? moves.slice(0, moves.findLastIndex(isOthers) + 1) : moves;
  return past.findLastIndex((told) => told.seat === seat);
}

/** What happened after a seat's last turn, without what it did itself. If it has had none: all that was decided, or,
 * before anybody has, how the game was set up. */
export function sinceLastTurn(moves: readonly Told[], seat: number, toAct: number | null): Told[] {
  const end = endOfLastTurn(moves, seat, toAct);
  if (end >= 0) return moves.slice(end + 1).filter((told) => told.seat !== seat);
  return moves.slice(
    Math.max(
      0,
      moves.findIndex((told) => told.seat !== null),
    ),
  );
}

/** How what happened is headed: whoever only watches has no turns, whoever has not played yet has had none. */
export function sinceWhen({ state, moves, known }: Pick<TableClient, "state" | "moves" | "known">): string {
  const seat = state?.seat ?? null;
  if (seat === null) return "last-turns";
  if (known.earlier !== null || endOfLastTurn(moves, seat, state?.to_act) >= 0) return "since-title";
  return moves.some((told) => told.seat !== null) ? "since-start" : "since-setup";
}

/** Whether the reader knows from when on that is told: what is headed “So far” explains nothing in a menu. */
export const tellsSinceWhen = (client: Pick<TableClient, "state" | "moves" | "known">): boolean =>
  ["since-title", "last-turns"].includes(sinceWhen(client));

/** The moves that stand after a moment of the log. */
export function movesAfter(log: readonly Told[], moment: number): Told[] {
  return standing(log).filter(({ seq }) => seq > moment);
}

/** What a seat drew by what it decided after a moment of the log. */
export function drawnBy(seat: number | null, log: readonly Told[], after: number): Told[] {
  const decisions = new Set(log.filter((told) => told.seat === seat && isMove(told)).map(({ seq }) => seq));
  return log.filter((told) => told.seat === null && told.seq > after && decisions.has(told.seq));
}

const BEFORE_NOUNS = /(?<=\d) (?=\p{Ll})|(?<=\b(?:nos?\.|n°s?)) (?=\d)/giu;

/** A line on the screen does not end between a number and what is counted, nor between “no.” and its number. */
export const keepNumbersWithNouns = (sentence: string): string => sentence.replaceAll(BEFORE_NOUNS, "\u00a0");
