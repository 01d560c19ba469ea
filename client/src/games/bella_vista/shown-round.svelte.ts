/** What lies on the table while the moves of others are shown: the round that they belong to. */
import { untrack } from "svelte";
import type { TableState, Told } from "../../lib/server-types";
import type { TableClient } from "../../lib/table-client.svelte";
import type { View } from "./model";

/** Of the states that came, the one that a step is shown with: its own, or the one before where it ended the round. */
export function stateShown(came: readonly TableState[], step: Told): TableState | undefined {
  const own = came.findLastIndex(({ seq }) => seq <= step.seq);
  const [before, after] = [came[own - 1], came[own]];
  return before && after && roundOf(before) < roundOf(after) ? before : after;
}

const roundOf = (state: TableState): number => (state.view as View).round;

/** Of what happened, what has been shown: cards that a step turned over come after it. */
export function toldUntil(step: Told | null, news: readonly Told[]): readonly Told[] {
  return step ? news.filter(({ seq, seat }) => seq < step.seq || (seq === step.seq && seat !== null)) : news;
}

export class ShownRound {
  /** What came since the last step that has been looked at, for the same eyes. */
  private came = $state.raw<readonly TableState[]>([]);
  private readonly client: TableClient;

  constructor(client: TableClient) {
    this.client = client;
    $effect.pre(() => {
      const { state } = client;
      const playing = client.playback.current !== null;
      untrack(() => this.note(state, playing));
    });
  }

  get state(): TableState | undefined {
    const step = this.client.playback.current;
    return step ? stateShown(this.came, step) : undefined;
  }

  private note(state: TableState | null, playing: boolean): void {
    if (!state) return;
    const earlier = this.came.at(-1);
    const goesOn = playing && earlier?.seat === state.seat;
    if (!goesOn) this.came = [state];
    else if (earlier !== state) this.came = [...this.came, state];
  }
}
