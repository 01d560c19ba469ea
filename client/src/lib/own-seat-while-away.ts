/** What somebody who comes back has missed at their own seats, as the log tells it. */
import { isMove, undone } from "./table-log";
import type { TableInfo, Told } from "./server-types";

export interface MissedWhileAway {
  /** The bot that plays or has played instead, "" if the log does not reach back to its name; null for none. */
  bot: string | null;
  /** How many decisions it made that stand. */
  decisions: number;
  /** How many decisions were taken back that had been seen. */
  takenBack: number;
  /** Who sat down. */
  sat: number[];
}

/** The seats that are one's own, with who held each of them at every line of the log. */
type Own = { seat: number; deputies: (string | null)[] }[];

const HANDED_OVER = "log-handed-over";
const SAT = "log-sat";
const LEFT = "log-left";
/** The bot could not decide, and another plays on. */
const REPLACED = "log-bot-replaced";

/** What happened after what was seen last, or after one's own last decision if that came later. */
export function missedWhileAway(log: readonly Told[], info: TableInfo, seen: number | null): MissedWhileAway | null {
  const own = info.mine.map((seat) => ({ seat, deputies: deputies(log, seat, info) }));
  const decided = log.findLast(
    (told, i) => isMove(told) && own.some(({ seat, deputies: by }) => told.seat === seat && by[i] === null),
  );
  // Who has neither seen nor decided anything here comes for the first time.
  if (seen === null && !decided && own.every(({ deputies: by }) => by.every((bot) => bot === null))) return null;
  const since = Math.max(seen ?? -1, decided?.seq ?? -1);
  const found = { ...standIn(log, own, since), takenBack: lost(log, since), sat: newcomers(log, info.mine, since) };
  return found.bot !== null || found.takenBack || found.sat.length ? found : null;
}

/** For each line the bot that held the seat then in place of its person. */
function deputies(log: readonly Told[], seat: number, info: TableInfo): (string | null)[] {
  const concerns = (told: Told): boolean => told.seat === seat && [HANDED_OVER, SAT, LEFT].includes(told.phrase.key);
  const first = log.findIndex(concerns);
  const now = info.seats[seat];
  let bot = first < 0 && now?.standin ? now.bot : null;
  // Who sits down where decisions were made already has not made them.
  if (log[first]?.phrase.key === SAT && log.slice(0, first).some((told) => isMove(told) && told.seat === seat))
    bot = "";
  return log.map(({ seat: whose, phrase: { key, facts } }) => {
    if (whose === seat && (key === HANDED_OVER || (key === REPLACED && bot !== null))) bot = String(facts.bot ?? "");
    if (whose === seat && key === SAT) bot = null;
    return bot;
  });
}

/** The bot that decided since then, or that holds a seat only since then. */
function standIn(log: readonly Told[], own: Own, since: number): Pick<MissedWhileAway, "bot" | "decisions"> {
  const struck = undone(log);
  const made = new Map<number, string>();
  let bot: string | null = null;
  for (const { seat, deputies: by } of own) {
    const fresh = log.some((told) => told.seat === seat && told.seq > since && told.phrase.key === HANDED_OVER);
    if (fresh) bot = by.at(-1) ?? bot;
    log.forEach((told, i) => {
      const deputy = by[i] ?? null;
      if (deputy !== null && told.seat === seat && told.seq > since && isMove(told) && !struck[i])
        made.set(told.seq, deputy);
    });
  }
  return { bot: [...made.values()].at(-1) ?? bot, decisions: made.size };
}

/** Decisions that stood when they were seen, and do not stand now. */
function lost(log: readonly Told[], since: number): number {
  const seen = log.filter(({ seq }) => seq <= since);
  const [then, now] = [undone(seen), undone(log)];
  return new Set(seen.flatMap(({ seq }, i) => (now[i] && !then[i] ? [seq] : []))).size;
}

function newcomers(log: readonly Told[], mine: readonly number[], since: number): number[] {
  const found = log.flatMap(({ seq, seat, phrase }) =>
    seq > since && seat !== null && !mine.includes(seat) && phrase.key === SAT ? [seat] : [],
  );
  return [...new Set(found)];
}
