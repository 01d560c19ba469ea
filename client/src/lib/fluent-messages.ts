/** Sentences from the locale files: the only place where keys and facts become words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Fact, Facts, Phrase, Refusal, ScoreLine } from "./server-types";

const MOST = 12;
const MOST_KNOWN = 1000;
const LONGEST = 2000;
const LONGEST_WORD = 300;
const LARGEST = 1e15;

export type Names = readonly string[];

export function phrase(key: string, facts: Facts = {}): Phrase {
  return { type: "phrase", key, facts };
}

export class Messages {
  readonly keys: string[] = [];
  readonly clashes: string[] = [];
  private readonly bundle: FluentBundle;
  private readonly known = new Map<string, string>();

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(new FluentResource(source));
  }

  /** The sentence for a phrase. A board says most of its sentences again after every move. */
  say(said: Phrase, names: Names = []): string {
    const asked = JSON.stringify([said.key, said.facts, names]);
    const known = this.known.get(asked);
    if (known !== undefined) return known;
    const sentence = this.sentence(said, names);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(asked, sentence);
    return sentence;
  }

  /** `key.attribute` reaches an attribute of a message. */
  private sentence(said: Phrase, names: Names): string {
    const [key = "", attribute] = said.key.split(".");
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // A missing sentence must not take the page down with it.
    if (!pattern) return said.key;
    const words: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(said.facts)) {
      words[name] = this.word(fact, names);
    }
    const errors: Error[] = [];
    const formatted = this.bundle.formatPattern(pattern, words, errors).replaceAll("\n", " ");
    const sentence = this.withNeighbourInWords(formatted, names);
    return Object.values(said.facts).some(isNegative) ? sentence.replaceAll(HYPHEN_BEFORE_NUMBER, "−") : sentence;
  }

  text(key: string, facts: Facts = {}, names: Names = []): string {
    return this.say(phrase(key, facts), names);
  }

  has(key: string): boolean {
    return this.keys.includes(key);
  }

  /** The numbers of a game's rules, in rulebook order. */
  rules(prefix: string): string[] {
    return this.numbers(prefix, ".text");
  }

  /** The numbers of the rules and of the sections that hold them, in rulebook order. */
  chapters(prefix: string): string[] {
    return this.numbers(prefix, ".title");
  }

  ruleTitle(rule: string): string {
    return this.text(`${messageId(rule)}.title`);
  }

  /** What the points of a rule are called in a table of the score. */
  rowTitle(rule: string): string {
    const key = `${messageId(rule)}.row`;
    return this.has(key) ? this.text(key) : this.ruleTitle(rule);
  }

  ruleText(rule: string): string {
    return this.text(`${messageId(rule)}.text`);
  }

  reason(refusal: Refusal, names: Names = []): string {
    return this.about(refusal.rule, refusal.reason, refusal.facts, names);
  }

  because(line: ScoreLine, names: Names = []): string {
    return this.about(line.rule, line.reason, line.facts, names);
  }

  private add(resource: FluentResource): void {
    for (const entry of resource.body) {
      if (!("attributes" in entry)) continue;
      if (entry.value) this.keys.push(entry.id);
      for (const name of Object.keys(entry.attributes)) this.keys.push(`${entry.id}.${name}`);
    }
    this.clashes.push(...this.bundle.addResource(resource).map(String));
  }

  private numbers(prefix: string, suffix: string): string[] {
    return this.keys
      .filter((key) => key.startsWith(`${prefix}-`) && key.endsWith(suffix))
      .map((key) => ruleId(key.slice(0, -suffix.length)));
  }

  private about(rule: string, reason: string, facts: Facts, names: Names): string {
    return this.say(phrase(`${messageId(rule)}.${reason}`, facts), names);
  }

  private word(fact: Fact, names: Names): string | number {
    if (Array.isArray(fact)) return this.listed("list-and", fact, names);
    if (typeof fact === "number") return Math.abs(fact) < LARGEST ? fact : String(fact);
    if (typeof fact === "string") return tame(fact);
    switch (fact.type) {
      case "person":
        return names[fact.seat] || this.text("seat-number", { number: fact.seat + 1 });
      case "either":
        return this.listed("list-or", fact.choices, names);
      default:
        return this.say(fact, names).slice(0, LONGEST);
    }
  }

  /** The neighbour of a lesson goes by words, not by a name: within a sentence they have no capital. */
  private withNeighbourInWords(sentence: string, names: Names): string {
    const message = names.length ? this.bundle.getMessage("lesson-neighbour") : undefined;
    const { value, attributes } = message ?? {};
    if (typeof value !== "string" || typeof attributes?.within !== "string" || !names.includes(value)) return sentence;
    return sentence.replaceAll(new RegExp(`(?<=[^.!?\\s]\\s|\\()${value}`, "gu"), attributes.within);
  }

  private listed(key: string, facts: readonly Fact[], names: Names): string {
    const words = facts.slice(0, MOST).map((fact) => placeWithMinus(String(this.word(fact, names))));
    if (facts.length > MOST) words.push(this.text("list-more", { number: facts.length - MOST }));
    if (words.length < 2) return words.join("") || this.text("list-empty");
    // The parts are sentences of our own by now, so they go in as they are.
    const last = words.pop() ?? "";
    return this.joined(key, words.join(", "), last).slice(0, LONGEST);
  }

  private joined(key: string, most: string, last: string): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, { most, last }) : `${most}, ${last}`;
  }
}

/** A number as it is printed: with a true minus sign, not with a hyphen. */
export function withMinus(number: number): string {
  return String(number).replace("-", "−");
}

/** Formatters write a number below zero with a hyphen, where no word or number stands before it. */
const HYPHEN_BEFORE_NUMBER = /(?<![\p{L}\p{N}])-(?=\p{N})/gu;

/** A word that is nothing but a place below zero, such as a column, is written like a number. */
const PLACE_BELOW_ZERO = /^-\d[\d:]*$/;
const placeWithMinus = (word: string): string => (PLACE_BELOW_ZERO.test(word) ? `−${word.slice(1)}` : word);

function isNegative(fact: Fact): boolean {
  return typeof fact === "number" && fact < 0;
}

export function messageId(rule: string): string {
  return rule.replaceAll(".", "-");
}

function ruleId(id: string): string {
  const [prefix, ...number] = id.split("-");
  return `${prefix}-${number.join(".")}`;
}

/** A word from outside, on one line and of a length that a sentence can bear. */
function tame(word: string): string {
  const letters = [...word];
  const seen = letters
    .slice(0, LONGEST_WORD)
    .join("")
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, " ");
  if (letters.length > LONGEST_WORD) return `${seen}…`;
  return placeWithMinus(seen);
}
