/** A finger that pulls an element down puts away what it belongs to. */
const FAR = 48;

export function pulledDown(put: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const off = new AbortController();
    let from = 0;
    const begin = ({ touches }: TouchEvent): void => void (from = touches[0]?.clientY ?? 0);
    const end = ({ changedTouches }: TouchEvent): void => {
      if ((changedTouches[0]?.clientY ?? 0) - from > FAR) put();
    };
    element.addEventListener("touchstart", begin, { signal: off.signal, passive: true });
    element.addEventListener("touchend", end, { signal: off.signal });
    return () => off.abort();
  };
}
