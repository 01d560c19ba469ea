/** Where each stage of a turn is decided. */
import { focusAfterMove } from "../../lib/focus-after-move.svelte";
import type { View } from "./model";

const BOARD = '.cell[tabindex="0"]';
const GO = ".decision .go";
const WHERE: Record<string, string> = {
  offer: "section.hand button:enabled",
  build: BOARD,
  neutral: BOARD,
  contract: ".market .contract",
  stopped: GO,
  "neutral-built": GO,
};

/** The stage is that in which the player decides now, if they do. */
export function focusOnDecision(stage: () => View["stage"] | null): void {
  focusAfterMove(() => WHERE[stage() ?? ""] ?? null);
}
