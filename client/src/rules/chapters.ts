/** The rules by their chapters, and which chapter is being read. */

export interface Chapter {
  /** SL-2; empty where rules stand before any heading. */
  section: string;
  rules: string[];
}

/** Rules and headings in the order of the rulebook, each rule with its heading. */
export function chaptersOf(numbers: readonly string[], isSection: (number: string) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  for (const number of numbers) {
    if (isSection(number)) chapters.push({ section: number, rules: [] });
    else if (chapters.length) chapters.at(-1)?.rules.push(number);
    else chapters.push({ section: "", rules: [number] });
  }
  return chapters;
}

/** The chapter with no other rules than those that were found. */
export function foundIn({ section, rules }: Chapter, found: ReadonlySet<string>): Chapter {
  return { section, rules: rules.filter((rule) => found.has(rule)) };
}

/** A chapter is read as soon as its heading has come up to here. */
const READ_AT = 160;

/** The last of the headings that has come up far enough; the first one before that. */
export function chapterRead(tops: readonly { id: string; top: number }[]): string {
  const above = tops.filter(({ top }) => top <= READ_AT);
  return (above.at(-1) ?? tops[0])?.id ?? "";
}
