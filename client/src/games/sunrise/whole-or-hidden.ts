/** A place for something that is shown only as long as the place has room for all of it. */
export function wholeOrHidden(place: HTMLElement): () => void {
  const measure = (): void => {
    const needed = Math.max(0, ...[...place.children].map((each) => each.getBoundingClientRect().height));
    // Hidden, it keeps its size: so it is known when there is room again.
    place.style.visibility = needed > place.clientHeight ? "hidden" : "";
  };
  const sizes = new ResizeObserver(measure);
  for (const each of [place, ...place.children]) sizes.observe(each);
  return () => sizes.disconnect();
}
