/** The table while the moves of others are shown step by step: nothing of what is still to come. */
import { StateDuringPlayback } from "../../lib/state-during-playback.svelte";
import type { TableState } from "../../lib/server-types";
import type { TableClient } from "../../lib/table-client.svelte";
import { standing as stood, type Aids, type Board, type View } from "./model";
import { before, freshTiles, laid, laidIn, shownUntil, since } from "./turns-from-log";

export class TableDuringPlayback {
  private readonly states: StateDuringPlayback;

  constructor(
    private readonly client: TableClient,
    private readonly now: () => TableState,
  ) {
    this.states = new StateDuringPlayback(client);
  }

  state = $derived.by(() => this.states.state ?? this.now());
  view = $derived(this.state.view as View);
  aids = $derived(this.state.aids as Aids);

  private present = $derived.by(() => {
    const { view, aids, seat } = this.now();
    const { moves, playback } = this.client;
    const coming = laid(playback.coming, (view as View).facades.length);
    const turns = since(moves, view as View, aids as Aids, seat);
    return { ...before(view as View, aids as Aids, this.client.totals, coming), coming, turns };
  });

  totals = $derived(this.present.totals);
  tiles = $derived.by(() => this.present.facades.map((facade) => stood(this.client.board as Board, facade)));
  turns = $derived.by(() => shownUntil(this.client.playback.current, this.present.turns));
  /** The last tiles of each façade that came since the reader's turn. */
  recent = $derived(freshTiles(this.tiles, laidIn(this.present.turns, this.tiles.length), this.present.coming));
}
