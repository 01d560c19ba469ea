/** Where a text speaks of rules by their numbers. */

/** The prefix of a game, then the number of a rule or of a ruling: SL-2.5, SL-R7. */
const NUMBER = /\b[A-Z]{2,}-(?:R\d+|\d+(?:\.\d+)*)\b/gu;

export interface PartOfText {
  text: string;
  /** The rule that the part names, if it does. */
  rule: string | null;
}

/** The text in pieces; only numbers of rules that there are count as such. */
export function splitByRuleNumbers(text: string, isRule: (number: string) => boolean): PartOfText[] {
  const parts: PartOfText[] = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    const [rule] = found;
    if (!isRule(rule)) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), rule: null });
    parts.push({ text: rule, rule });
    from = found.index + rule.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: null });
  return parts;
}
