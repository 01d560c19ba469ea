/** A panel that is read by scrolling says so: it carries `data-more` as long as something lies below its lower edge. */

const HARDLY = 4;

export function marksMoreBelow(panel: HTMLElement): () => void {
  const measure = (): void => {
    const below = panel.scrollHeight - panel.scrollTop - panel.clientHeight;
    panel.toggleAttribute("data-more", below > HARDLY);
  };
  const sizes = new ResizeObserver(measure);
  const observe = (): void => {
    for (const each of [panel, ...panel.children]) sizes.observe(each);
    measure();
  };
  const parts = new MutationObserver(observe);
  parts.observe(panel, { childList: true });
  panel.addEventListener("scroll", measure, { passive: true });
  observe();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    panel.removeEventListener("scroll", measure);
  };
}
