/** Where each stage of a turn is decided. */
import { focusAfterMove } from "../../lib/focus-after-move.svelte";
import type { View } from "./model";

const BACK = '.heap .backs button[tabindex="0"]';
/** Without a lit column, the button that ends the turn. */
const LIT_COLUMN_OR_BUTTON = ".cell.target, .turn .go";
const ANY_COLUMN = '.cell[tabindex="0"]';

function where(stage: View["stage"], help: boolean): string {
  if (stage === "take") return BACK;
  return help ? LIT_COLUMN_OR_BUTTON : ANY_COLUMN;
}

/** The stage is that in which the player decides now, if they do. */
export function focusOnDecision(stage: () => View["stage"] | null, help: () => boolean): void {
  focusAfterMove(() => {
    const now = stage();
    return now && where(now, help());
  });
}
