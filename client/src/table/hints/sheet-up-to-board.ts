/** On a phone the sheet begins at the lower edge of the board, over all that stands between that and the decision. */

export function reachesBoard(sheet: HTMLElement): () => void {
  const board = document.querySelector("main svg[role=group], main [role=grid]")?.parentElement;
  const below = sheet.parentElement;
  if (!board || !below) return () => undefined;
  const measure = (): void => {
    const between = below.getBoundingClientRect().top - board.getBoundingClientRect().bottom;
    sheet.style.setProperty("--above-decision", `${Math.max(0, between)}px`);
  };
  const sizes = new ResizeObserver(measure);
  for (const each of [board, below, document.documentElement]) sizes.observe(each);
  return () => sizes.disconnect();
}
