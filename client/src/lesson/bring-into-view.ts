/** What a step asks to be pressed must not lie beyond the edge of the screen. */

/** Everything that may be the answer, wherever a game has it. */
const PRESSED = [
  ".cell.lit",
  ".cell.target",
  ".heap .legal",
  ".slots button:has(.lit)",
  "section.hand button:enabled",
  ".market .can",
  ".choices .btn",
].join(", ");

/** Places that a choice speaks of: nobody can answer without seeing them. */
const MEANT = "[data-pointed]";

const ANSWER = ".teacher .answer";

/** The pieces that may be pressed, or the board; then what was said to what was tried. */
export function bringIntoView(): void {
  bringPiecesIntoView();
  for (const each of [ANSWER, MEANT]) document.querySelector(each)?.scrollIntoView({ block: "nearest" });
}

/** The button that plays what was chosen; where it was shown, with what was said to it. */
export function bringButtonIntoView(isShown: boolean): void {
  // What is asked besides, such as a card to discard, has its room only after the next drawing.
  requestAnimationFrame(() => {
    const button = document.querySelector(".right.taught :is(.turn, .decision) .go");
    if (button && !isOnScreen(button)) button.scrollIntoView({ block: "nearest" });
    if (isShown) document.querySelector(ANSWER)?.scrollIntoView({ block: "nearest" });
  });
}

/** Where it sticks to the edge of the screen it is seen, and scrolling to it would only move the board. */
function isOnScreen(button: Element): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** The last of them, then the first: where both have room, both are seen. */
function bringPiecesIntoView(): void {
  const found = [...document.querySelectorAll<HTMLElement>(PRESSED)].filter((each) => each.getClientRects().length);
  const pieces = found.filter((each) => !each.matches(".cell"));
  // The board stands first and is large: it is in sight, and what follows it would push it away.
  if (pieces.length < found.length) return;
  for (const each of [pieces.at(-1), pieces[0]]) each?.scrollIntoView({ block: "nearest" });
}
