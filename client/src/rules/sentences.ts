/** The sentences of a rule's text: what fits beside a picture, and what goes below it. */

const END = /(?<=[.!?…])\s+(?=\p{Lu}|«|“)/u;

export function sentencesOf(text: string): string[] {
  return text.split(END);
}

/** About three lines beside a picture. */
export const BESIDE = 170;

/** The first sentences that fit, always one of them; and the others. */
export function splitBeside(text: string, most = BESIDE): { beside: string; below: string } {
  const sentences = sentencesOf(text);
  let end = 1;
  while (end < sentences.length && sentences.slice(0, end + 1).join(" ").length <= most) end += 1;
  return { beside: sentences.slice(0, end).join(" "), below: sentences.slice(end).join(" ") };
}
