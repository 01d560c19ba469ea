/** Fields, squares and moves in words. */
import { i18n, say, t } from "../lib/i18n.svelte";
import { messageId } from "../lib/fluent-messages";
import type { Offered } from "../lib/server-types";
import { isNothing, marksOf, seatOf } from "./values-as-text";

/** What a game calls a field, or its bare name. */
export function fieldName(game: string, field: string): string {
  const key = `${game}-view-${field}`;
  return i18n.messages.has(key) ? t(key) : field.replaceAll("_", " ");
}

/** How moves are written, if the game says so. */
export function notationHelp(game: string): string {
  const key = `${game}-help-moves`;
  return i18n.messages.has(key) ? t(key) : "";
}

export function squareInWords(square: string, value: unknown, moves: readonly Offered[], names: string[]): string {
  const seat = seatOf(value);
  const owner = seat === null ? "" : (names[seat] ?? t("seat-number", { number: seat + 1 }));
  const what = isNothing(value) ? t("plain-empty") : [owner, marksOf(value)].filter(Boolean).join(", ");
  const [first, ...others] = moves;
  if (!first) return t("plain-square", { square, what });
  if (others.length) return t("plain-square-moves", { square, what, number: moves.length });
  return t("plain-square-move", { square, what, points: first.points });
}

/** A move as the sentence that the game has for it, or as it is written. */
export function moveInWords(text: string, moves: readonly Offered[], names: string[]): string {
  const told = moves.find((move) => move.text === text)?.told;
  return told ? say(told, names) : text;
}

/** What a step of the score is called; a group of a rule may have a name of its own. */
export function stepTitle(rule: string, group: string): string {
  const key = `${messageId(rule)}.group`;
  return group && i18n.messages.has(key) ? t(key) : i18n.messages.rowTitle(rule);
}
