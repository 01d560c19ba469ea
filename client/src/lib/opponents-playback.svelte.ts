/** What others did, shown one step after the other, so that it can be followed. */
import type { Told } from "./server-types";
import { settings, type Pace } from "./settings.svelte";

/** Milliseconds that a step is looked at. */
export const STEP: Record<Pace, number> = { slow: 1800, normal: 800, fast: 250, "at-once": 0 };
/** After a long absence only the end of the story is shown; the log has the rest. */
const MOST = 12;

/** The moves after what was seen, of those who do not sit at this screen. */
export function news(moves: readonly Told[], seen: number, own: readonly number[]): Told[] {
  return moves.filter((told) => told.seq > seen && told.seat !== null && !own.includes(told.seat));
}

/** What happened up to the step that is being looked at. */
export function movesShown({ moves, playback: { current } }: Shown): readonly Told[] {
  return current ? moves.filter(({ seq }) => seq <= current.seq) : moves;
}

interface Shown {
  moves: readonly Told[];
  playback: { current: Told | null };
}

export class OpponentsPlayback {
  /** The step that is being looked at; none when all has been shown. */
  current = $state.raw<Told | null>(null);
  /** What is still to come, and must not be seen yet. */
  coming = $state.raw<readonly Told[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(steps: readonly Told[]): void {
    if (!steps.length || document.hidden || !STEP[settings.pace]) return;
    this.coming = [...this.coming, ...steps.slice(-MOST)];
    if (!this.current) this.next();
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.current = null;
    this.coming = [];
  };

  private next = (): void => {
    const [first = null, ...rest] = this.coming;
    this.current = first;
    this.coming = rest;
    if (first) this.timer = setTimeout(this.next, STEP[settings.pace]);
  };
}
