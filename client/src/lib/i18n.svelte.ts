/** The language of the page, switched live. */
import { Messages, type Names } from "./messages";
import { kept, keep } from "./kept";
import type { Facts, Phrase, Refusal, ScoreLine } from "./wire";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../locale/en"),
  fr: () => import("../locale/fr"),
};

let messages = $state.raw(new Messages("en", []));

export async function speak(language: Language): Promise<void> {
  messages = new Messages(language, (await sources[language]()).default);
  document.documentElement.lang = language;
  keep("language", language);
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

export function say(phrase: Phrase, names: Names = []): string {
  return messages.say(phrase, names);
}

export function reason(refusal: Refusal, names: Names): string {
  return messages.reason(refusal, names);
}

export function remedy(refusal: Refusal, names: Names): string {
  return messages.remedy(refusal, names);
}

export function because(line: ScoreLine, names: Names): string {
  return messages.because(line, names);
}
