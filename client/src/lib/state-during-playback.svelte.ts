/** The table as it was after the step that is being shown of what others did. */
import { untrack } from "svelte";
import type { TableState, Told } from "./server-types";
import type { TableClient } from "./table-client.svelte";

/** Of the states that came, the one that a step led to; where several steps came at once, the one before them. */
export function stateAfter(came: readonly TableState[], step: Told): TableState | undefined {
  return came.findLast(({ seq }) => seq <= step.seq);
}

type Choice = typeof stateAfter;

export class StateDuringPlayback {
  /** What came since the last step that has been looked at, for the same eyes. */
  private came = $state.raw<readonly TableState[]>([]);

  constructor(
    private readonly client: TableClient,
    private readonly chosen: Choice = stateAfter,
  ) {
    $effect.pre(() => {
      const { state } = client;
      const playing = client.playback.current !== null;
      untrack(() => this.note(state, playing));
    });
  }

  /** Nothing when all has been shown. */
  get state(): TableState | undefined {
    const step = this.client.playback.current;
    return step ? this.chosen(this.came, step) : undefined;
  }

  private note(state: TableState | null, playing: boolean): void {
    if (!state) return;
    const last = this.came.at(-1);
    if (!playing || last?.seat !== state.seat) this.came = [state];
    else if (last !== state) this.came = [...this.came, state];
  }
}
