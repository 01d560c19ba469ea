/** Places of the board that words speak of: they are lit while the words are pointed at or in focus. */

export interface Places {
  /** Whose board is meant, where everybody has one. */
  seat: number | null;
  names: readonly string[];
}

export const NOWHERE: Places = { seat: null, names: [] };

class CitedPlaces {
  lit = $state.raw(NOWHERE);

  /** What is lit of a board: that of a seat, or the one that all share. */
  on(seat: number | null): readonly string[] {
    return this.lit.seat === seat ? this.lit.names : [];
  }
}

export const cited = new CitedPlaces();

/** Lets an element light the places that its words speak of. */
export function lights(places: Places): (element: Element) => () => void {
  return (element) => {
    if (!places.names.length) return () => undefined;
    const off = new AbortController();
    const show = (): void => void (cited.lit = places);
    // Words that go away with the focus on them lose it while the page is being made anew: not the time for changes.
    const hide = (): void =>
      queueMicrotask(() => {
        if (cited.lit === places) cited.lit = NOWHERE;
      });
    // A finger that taps neither hovers nor always leaves the focus behind.
    for (const kind of ["pointerenter", "focusin", "click"]) element.addEventListener(kind, show, off);
    for (const kind of ["pointerleave", "focusout"]) element.addEventListener(kind, hide, off);
    return () => {
      off.abort();
      hide();
    };
  };
}
