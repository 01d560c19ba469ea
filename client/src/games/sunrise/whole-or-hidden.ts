/** A place for something that is shown in short where it has too little room, and not at all where even that is cut. */
export function wholeOrHidden(place: HTMLElement): () => void {
  const isCut = (): boolean =>
    [...place.children].some((each) => each.getBoundingClientRect().height > place.clientHeight);
  const measure = (): void => {
    place.classList.remove("tight");
    place.classList.toggle("tight", isCut());
    // Hidden, it keeps its size: so it is known when there is room again.
    place.style.visibility = isCut() ? "hidden" : "";
  };
  const sizes = new ResizeObserver(measure);
  for (const each of [place, ...place.children]) sizes.observe(each);
  return () => sizes.disconnect();
}
