/** A question about points, of a total or of what a move would bring, and its answer as it comes. */
import { t } from "../lib/i18n.svelte";
import { earned } from "../lib/earned-score-lines";
import { settings } from "../lib/settings.svelte";
import type { ScoreLine } from "../lib/server-types";
import type { TableClient } from "../lib/table-client.svelte";

type About = { seat: number } | { text: string };

export class PointsQuestion {
  private about = $state<About | null>(null);

  /** Whoever asks once may ask again. */
  wasAsked = $state(false);
  isAsked = $derived(this.about !== null);
  isOfMove = $derived(this.about !== null && "text" in this.about);
  title = $derived.by(() => {
    if (!this.about || "text" in this.about) return t("why-gain");
    return t("why-total", { who: this.client.names[this.about.seat] ?? "" });
  });
  /** Null as long as the answer is on its way. */
  lines = $derived.by((): ScoreLine[] | null => {
    const { about, client } = this;
    if (!about || !client.state) return null;
    if ("text" in about) return client.explained?.text === about.text ? client.explained.lines : null;
    return client.sheet && earned(client.sheet, client.state).filter((line) => line.seat === about.seat);
  });

  /** Bonuses as they stand, which the total has not got yet; on cardboard nobody counts ahead. */
  standing = $derived.by((): ScoreLine[] => {
    const { about, client } = this;
    if (!about || "text" in about || !client.state || client.state.outcome || !settings.help) return [];
    return client.state.standing.filter((line) => line.seat === about.seat);
  });

  constructor(readonly client: TableClient) {}

  ofTotal = (seat: number): void => {
    this.ask({ seat });
    this.client.askSheet();
  };

  ofMove = (text: string): void => {
    this.ask({ text });
    this.client.why(text);
  };

  private ask(about: About): void {
    this.about = about;
    this.wasAsked = true;
  }

  close = (): void => {
    this.about = null;
    this.client.sheet = null;
  };
}
