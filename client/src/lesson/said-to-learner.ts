/** Sentences about the learner, said to the learner: "you", where a game has words for that. */
import { i18n } from "../lib/i18n.svelte";
import type { Fact, Phrase } from "../lib/server-types";

const LEARNER = 0;

/** The phrase, and what is told within it, with "you" for the learner. */
export function saidToLearner({ key, facts }: Phrase): Phrase {
  const own = `${key}-own`;
  const known = Object.entries(facts).map(([name, fact]) => [name, within(fact)] as const);
  const isOwn = isLearner(facts.who) && i18n.messages.has(own);
  return { type: "phrase", key: isOwn ? own : key, facts: Object.fromEntries(known) };
}

function within(fact: Fact): Fact {
  return typeof fact === "object" && "type" in fact && fact.type === "phrase" ? saidToLearner(fact) : fact;
}

function isLearner(who: Fact | undefined): boolean {
  return typeof who === "object" && "type" in who && who.type === "person" && who.seat === LEARNER;
}
