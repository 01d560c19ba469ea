/** Why a move that is being thought of would bring what it would bring. */
import { because, i18n, t } from "./i18n.svelte";
import type { ScoreLine } from "./server-types";

/** Points that have come are told of as past: a game may have other words for those to come. */
export function becauseAhead(line: ScoreLine, names: string[]): string {
  const key = `ahead-${line.rule.replaceAll(".", "-")}.${line.reason}`;
  return i18n.messages.has(key) ? t(key, line.facts, names) : because(line, names);
}
