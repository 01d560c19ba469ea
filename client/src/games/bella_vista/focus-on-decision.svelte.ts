/** Whoever plays by keyboard and loses the focus by a move finds it where the next decision is made. */
import type { View } from "./model";

const PARTS_OF_TABLE = ".left, .middle, .right, .hand";
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
  let wasInTable = false;
  const note = ({ target }: FocusEvent): void => {
    wasInTable = target instanceof Element && target.matches(":focus-visible") && !!target.closest(PARTS_OF_TABLE);
  };
  const forget = (): void => {
    wasInTable = false;
  };
  $effect(() => {
    addEventListener("focusin", note);
    addEventListener("pointerdown", forget);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("pointerdown", forget);
    };
  });
  $effect(() => {
    const where = WHERE[stage() ?? ""];
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.matches(":disabled");
    if (where && wasInTable && isLost) document.querySelector<HTMLElement | SVGElement>(where)?.focus();
  });
}
