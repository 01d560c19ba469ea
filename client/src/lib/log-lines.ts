/** The log line by line: what is said several times over is said once, and cards of one move with one verb. */
import { phrase } from "./fluent-messages";
import { i18n, say, t } from "./i18n.svelte";
import type { Phrase, Told } from "./server-types";
import { isMove, undone } from "./table-log";

export interface Line {
  told: Told;
  times: number;
  struck: boolean;
}

/** Line by line; what is said several times over, such as cards that nobody sees, is said once. */
export function folded(log: readonly Told[]): Line[] {
  const struck = undone(log);
  const lines: Line[] = [];
  log.forEach((told, i) => {
    const last = lines.at(-1);
    if (last && isMove(told) && isSame(last.told, told)) last.times += 1;
    else lines.push({ told, times: 1, struck: struck[i] ?? false });
  });
  return joined(lines);
}

/** The lines, with one verb for what is done several times in one move, if a game has words for that. */
function joined(lines: readonly Line[]): Line[] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const [first] = rows.at(-1) ?? [];
    if (first && isWithin(first.told, line.told)) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => (row.length > 1 ? inOneSentence(row) : row));
}

function inOneSentence(lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!first) return [];
  const phrases = lines.flatMap(({ told, times }) => Array.from({ length: times }, () => told.phrase));
  return [{ ...first, told: { ...first.told, phrase: several(first.told.phrase, phrases) }, times: 1 }];
}

/** What is said of somebody with one verb: a red card and a blue card. */
function several({ key, facts: { who = "" } }: Phrase, phrases: readonly Phrase[]): Phrase {
  const isAlike = (one: Phrase, other: Phrase): boolean => isEqual(one.facts, other.facts);
  const what = phrases
    .filter((each, i) => phrases.findIndex((other) => isAlike(each, other)) === i)
    .map((each) => {
      const number = phrases.filter((other) => isAlike(each, other)).length;
      return phrase(`${key}-what`, { ...each.facts, number });
    });
  return phrase(`${key}-several`, { who, what });
}

/** A line as a sentence with how often it is true: in words where the game has them, or before its full stop. */
export function said({ told: { phrase }, times }: Pick<Line, "told" | "times">, names: string[]): string {
  const key = `${phrase.key}-times`;
  if (times > 1 && i18n.messages.has(key)) return t(key, { ...phrase.facts, number: times }, names);
  const sentence = say(phrase, names);
  return times > 1 ? sentence.replace(/\.?$/, ` ×\u00a0${times}.`) : sentence;
}

const isOfOneMove = (one: Told, other: Told): boolean => one.seq === other.seq && one.seat === other.seat;
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function isSame(one: Told, other: Told): boolean {
  return isOfOneMove(one, other) && isEqual(one.phrase, other.phrase);
}

/** Whether one verb does for both. */
function isWithin(one: Told, other: Told): boolean {
  const { key, facts } = one.phrase;
  const isAlike = key === other.phrase.key && isEqual(facts.who, other.phrase.facts.who);
  return isOfOneMove(one, other) && isAlike && i18n.messages.has(`${key}-several`);
}
