/** Where the words of a name may be broken, with a hyphen, if a line has no room for them whole. */

const SOFT_HYPHEN = "\u00ad";
const LONG = 8;
/** Letters before a break and after it. */
const FEWEST = 3;
const VOWELS = "aeiouyæœ";
const STAY_TOGETHER = /^(?:[bcdfgpv][lr]|tr|[cgpst]h)$/;

/** The parts of a name between which a line may end anyway: words, what is between them, halves of Marie-Charlotte. A
 * number goes with what it counts: alone on a line it would be lost. */
export function words(name: string): string[] {
  return name.match(/[^\s-]*-+|[^\s-]+(?:\s\d+(?!\S))?|\s+/g) ?? [];
}

export function hyphenated(name: string): string {
  return name.replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word)));
}

function syllables(word: string): string {
  const letters = [...word];
  const plain = letters.map((letter) => letter.normalize("NFD").charAt(0).toLowerCase());
  return letters.map((letter, at) => (mayBreakBefore(plain, at) ? SOFT_HYPHEN + letter : letter)).join("");
}

/** A syllable begins with the consonant before a vowel, or with two that are never parted: Bar-tho-lo-mée. */
function mayBreakBefore(letters: readonly string[], at: number): boolean {
  if (at < FEWEST || letters.length - at < FEWEST) return false;
  const isVowel = (i: number): boolean => VOWELS.includes(letters[i] ?? "");
  const begins = (i: number): boolean => STAY_TOGETHER.test(letters.slice(i, i + 2).join(""));
  const onset = begins(at) ? 2 : 1;
  const isOnset = !isVowel(at) && isVowel(at + onset) && !begins(at - 1);
  return isOnset && letters.slice(0, at).some((_, i) => isVowel(i));
}
