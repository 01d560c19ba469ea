/** The language of the page, switched live. */
import { Messages, type Names } from "./fluent-messages";
import { kept, keep } from "./local-storage";
import { latestOnly } from "./latest-only";
import type { Facts, Phrase, Refusal, ScoreLine } from "./server-types";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../locale/en"),
  fr: () => import("../locale/fr"),
};
const LOCALE = "../../../src/faubourg/locale";
/** The words of each game, and those for what seldom goes wrong. */
const games = import.meta.glob<string>(
  [
    "../../../src/faubourg/locale/*/*.ftl",
    "!../../../src/faubourg/locale/*/{core,server,cli,score_walk,*lesson*,*rule_pictures,puzzle*}.ftl",
  ],
  { query: "?said", import: "default" },
);
const gamesWithRules = import.meta.glob<string>(
  [
    "../../../src/faubourg/locale/*/*.ftl",
    "!../../../src/faubourg/locale/*/{core,server,cli,score_walk,trouble,endings,hints,positions}.ftl",
    "!../../../src/faubourg/locale/*/{*lesson*,*rule_pictures,puzzle*}.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What only the browser's table of a game says, and what comes with a part of the house. */
const parts = import.meta.glob<string>(["../games/*/{en,fr}.ftl", "../locale/*/*.ftl"], {
  query: "?said",
  import: "default",
});

/** Words that a page brings along which most people never open. */
let late: Record<string, () => Promise<string>> = {};

/** Let words be found that only a page which came late knows of, by their paths. */
export function addWords(found: typeof late): void {
  late = { ...late, ...found };
}

let messages = $state.raw(new Messages("en", []));
/** The games and the parts of the house whose words are known, and whether the texts of their rules are. */
const learnt = new Map<string, { rules: boolean; known: Promise<void> }>();

async function wordsOf(game: string, rules: boolean, language: Language): Promise<string> {
  const found = rules ? gamesWithRules : games;
  const words = [
    found[`${LOCALE}/${language}/${game}.ftl`] ?? late[`${LOCALE}/${language}/${game}.ftl`],
    parts[`../games/${game}/${language}.ftl`],
    parts[`../locale/${game}/${language}.ftl`],
  ].filter((load) => load !== undefined);
  if (!words.length) return wordsFromServer(game, language);
  return (await Promise.all(words.map((load) => load()))).join("\n");
}

/** What a game that is a package of its own has been heard to say. */
const heard = new Map<string, string>();

/** The words of a game that did not come with the page; none if the server does not know it either. */
async function wordsFromServer(game: string, language: Language): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/words/${language}`;
  const known = heard.get(path);
  if (known !== undefined) return known;
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) return "";
  const words = await answer.text();
  heard.set(path, words);
  return words;
}

/** The language asked for last, which may still be on its way. */
let wanted: Language = "en";

async function wordsIn(language: Language): Promise<Messages> {
  const [{ default: house }, ...words] = await Promise.all([
    sources[language](),
    ...[...learnt].map(([game, { rules }]) => wordsOf(game, rules, language)),
  ]);
  return new Messages(language, [...words, ...house]);
}

/** Whoever asks later knows more words: what comes late must not take them away. */
const show = latestOnly((known: Messages) => {
  messages = known;
  document.documentElement.lang = known.language;
  keep("language", known.language);
});

export function speak(language: Language): Promise<void> {
  wanted = language;
  return show(wordsIn(language));
}

/** Load the sentences of a game or of a part of the house, and the texts of its rules if they are to be read. */
export function learn(game: string, rules = false): Promise<void> {
  const before = learnt.get(game);
  if (before && (before.rules || !rules)) return before.known;
  const now = { rules, known: Promise.resolve() };
  // Noted first, so that the language which is spoken next has the words of this game too.
  learnt.set(game, now);
  now.known = speak(wanted);
  return now.known;
}

/** Something that comes when it is needed, together with its words. */
export async function spoken<Part>(words: string, part: Promise<Part>, rules = false): Promise<Part> {
  const [found] = await Promise.all([part, learn(words, rules)]);
  return found;
}

/** A phrase that can be said: words for what seldom goes wrong come when it does. */
export async function understood(phrase: Phrase): Promise<Phrase> {
  if (!messages.has(phrase.key)) {
    // Without these words the key is shown, which is better than nothing; next time they may come.
    await learn("trouble").catch(() => learnt.delete("trouble"));
  }
  return phrase;
}

/** The language chosen before, or the browser's. */
export function preferred(): Language {
  const wanted = [kept("language", ""), ...navigator.languages.map((each) => each.slice(0, 2))];
  return LANGUAGES.find((each) => each === wanted.find((one) => one === "en" || one === "fr")) ?? "en";
}

export const i18n = {
  get language(): Language {
    return messages.language as Language;
  },
  get other(): Language {
    return messages.language === "en" ? "fr" : "en";
  },
  get messages(): Messages {
    return messages;
  },
};

export function t(key: string, facts: Facts = {}, names: Names = []): string {
  return messages.text(key, facts, names);
}

/** What a game says in its own words, where it has any: coins, where others have points. */
export function gameWord(game: string, key: string, facts?: Facts): string {
  const own = `${key}-${game}`;
  return t(messages.has(own) ? own : key, facts);
}

export function say(phrase: Phrase, names: Names = []): string {
  return messages.say(phrase, names);
}

export function reason(refusal: Refusal, names: Names): string {
  return messages.reason(refusal, names);
}

export function because(line: ScoreLine, names: Names): string {
  return messages.because(line, names);
}
