/** In a lesson: the places of the board that are lit, and a question that one of them answers. */
import { t } from "./i18n.svelte";

class LessonPlaces {
  /** Null where all that is legal is lit. */
  lit = $state.raw<ReadonlySet<string> | null>(null);
  private asks = $state.raw<((place: string) => void) | null>(null);

  /** What arrow keys walk among while a place is asked for; otherwise what the game says. */
  among<Targets>(targets: Targets, every: (lit: ReadonlySet<string>) => Targets): Targets {
    return this.asks && this.lit ? every(this.lit) : targets;
  }

  show(places: readonly string[], asks: ((place: string) => void) | null = null): void {
    this.lit = places.length ? new Set(places) : null;
    this.asks = asks;
  }

  /** Whether a place that was pressed was meant as an answer. */
  takes(place: string): boolean {
    this.asks?.(place);
    return this.asks !== null;
  }

  /** The accessible name of a place says that it is lit. */
  named(place: string, name: string): string {
    return this.lit?.has(place) ? t("lesson-lit", { name }) : name;
  }
}

export const lessonPlaces = new LessonPlaces();
