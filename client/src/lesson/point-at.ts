/** Marks what a question with answers of its own speaks of: not lit, for pressing it answers nothing. */
const MARK = "data-pointed";

export function pointAt(places: readonly string[]): void {
  for (const cell of document.querySelectorAll(`[${MARK}]`)) cell.removeAttribute(MARK);
  for (const place of places) {
    document.querySelector(`[data-space="${place}"], [data-column="${place}"]`)?.setAttribute(MARK, "");
  }
}
