/** Rules found by words or by their number. Plain functions: accents and capitals do not matter. */

export interface SearchedRule {
  rule: string;
  title: string;
  text: string;
}

/** A letter without its accent; one stays one, so that what is found can be shown in the text. */
function plain(letter: string): string {
  const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return bare.length === letter.length ? bare : letter.toLowerCase();
}

const plainText = (text: string): string => [...text].map(plain).join("");
const APOSTROPHES = /[’']/g;
const same = (text: string): string => plainText(text).replaceAll(APOSTROPHES, "’");

/** "KG-3.4", "kg34" and "3.4" are one number. */
const squeezed = (number: string): string => number.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The words that are looked for. */
export function wordsIn(query: string): string[] {
  return same(query).split(/\s+/).filter(Boolean);
}

function isNumbered(rule: string, word: string): boolean {
  const asked = squeezed(word);
  if (!/\d/.test(asked)) return false;
  const [, number = ""] = rule.split("-");
  return squeezed(rule).startsWith(asked) || squeezed(number).startsWith(asked);
}

/** Whether a rule has every word, in its number, its title or its text. */
export function isFound({ rule, title, text }: SearchedRule, words: readonly string[]): boolean {
  const said = same(`${title}\n${text}`);
  return words.every((word) => isNumbered(rule, word) || said.includes(word));
}

export interface MarkedPart {
  text: string;
  found: boolean;
}

/** A text in pieces, with those that were looked for. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const letters = [...text];
  const said = letters.map((letter) => same(letter));
  const found = letters.map(() => false);
  for (const word of words) {
    const asked = [...word];
    for (let at = 0; at + asked.length <= said.length; at += 1) {
      if (asked.every((letter, i) => said[at + i] === letter)) found.fill(true, at, at + asked.length);
    }
  }
  return runs(letters, found);
}

function runs(letters: readonly string[], found: readonly boolean[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    const is = found[i] ?? false;
    if (last && last.found === is) last.text += letter;
    else parts.push({ text: letter, found: is });
  });
  return parts;
}
