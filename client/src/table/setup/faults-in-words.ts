/** What is wrong with a draft, in words that need no text beside them. */
import { phrase } from "../../lib/fluent-messages";
import { say } from "../../lib/i18n.svelte";
import type { Fact, Fault, Phrase } from "../../lib/server-types";

/** What is wrong at a place, for whoever comes to it without seeing the rings. */
export function faultsInWords(faults: readonly Fault[], place: string, names: string[]): string[] {
  return faults.filter(({ spaces }) => spaces.includes(place)).map((fault) => say(reasonOf(fault).said, names));
}

function isPhrase(fact: Fact | undefined): fact is Phrase {
  return typeof fact === "object" && "type" in fact && fact.type === "phrase";
}

/** Whoever looks at a board counts no lines and letters: the wrong word is enough, or the rule that it breaks. */
export function reasonOf({ phrase: said, rule }: Fault): { said: Phrase; rule: string } {
  const { reason, text = "" } = said.facts;
  if (said.key !== "position-misread" || !isPhrase(reason)) return { said, rule };
  const { reason: broken, rule: number } = reason.facts;
  if (reason.key === "position-problem" && isPhrase(broken)) return { said: broken, rule: String(number) };
  return { said: phrase("setup-misread", { text, reason }), rule };
}
