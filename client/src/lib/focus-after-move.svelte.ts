/** Whoever plays by keyboard and loses the focus by a move finds it where the next decision is made. */
import { tick } from "svelte";

const PARTS_OF_TABLE = ".left, .middle, .right, .hand";
const DEAD = ':disabled, [aria-disabled="true"]';

/** The selector of where the player decides now, if they do. */
export function focusAfterMove(where: () => string | null): void {
  let wasInTable = false;
  const note = ({ target }: FocusEvent): void => {
    wasInTable = target instanceof Element && target.matches(":focus-visible") && !!target.closest(PARTS_OF_TABLE);
  };
  const forget = (): void => {
    wasInTable = false;
  };
  const move = (selector: string): void => {
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.matches(DEAD);
    if (wasInTable && isLost) document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
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
    const selector = where();
    if (selector) void tick().then(() => move(selector));
  });
}
