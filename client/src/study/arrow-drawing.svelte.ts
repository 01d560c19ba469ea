/** Arrows are drawn from place to place: while one is, the board answers with places instead of moves. */
import { MOST_ARROWS, type Arrow } from "./lines-tried";
import type { StudyClient } from "./study-client.svelte";

/** What the boards of the games call their places. */
const PLACES = "[data-space], [data-column]";

/** The name of the place that an event happened on. */
export function placeAt(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement | SVGElement>(PLACES) : null;
  return found?.dataset["space"] ?? found?.dataset["column"] ?? null;
}

/** The same arrow again takes it away. */
export function toggled(arrows: readonly Arrow[], arrow: Arrow): readonly Arrow[] {
  const others = arrows.filter(({ from, to }) => from !== arrow.from || to !== arrow.to);
  if (others.length < arrows.length) return others;
  return arrows.length < MOST_ARROWS ? [...arrows, arrow] : arrows;
}

export class ArrowDrawing {
  isOn = $state(false);
  /** Where it begins, once that is chosen. */
  from = $state<string | null>(null);

  constructor(private readonly client: StudyClient) {}

  toggle(): void {
    this.isOn = !this.isOn;
    this.from = null;
  }

  /** Clicks on places, and Enter there, are for the arrow and for nobody else. */
  catch = (event: Event): void => {
    if (!this.isOn) return;
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    const place = placeAt(event.target);
    if (place === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.take(place);
  };

  private take(place: string): void {
    const { from, client } = this;
    if (from === null) {
      this.from = place;
      return;
    }
    this.isOn = false;
    this.from = null;
    if (from !== place) client.annotate({ arrows: toggled(client.arrows, { from, to: place }) });
  }
}
