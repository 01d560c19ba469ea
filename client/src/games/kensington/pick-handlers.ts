/** What picking a column, a tile at hand, a back or a stored tile does; by key, picking it again plays. */
import { phrase } from "../../lib/fluent-messages";
import type { TableClient } from "../../lib/table-client.svelte";
import type { MoveInProgress } from "./move-in-progress.svelte";

export interface Building {
  /** The player builds now, and sees the façade on which that is done. */
  builds: () => boolean;
  isInView: () => boolean;
  /** Show one's own façade again. */
  lookHome: () => void;
  /** The first and the last column that is seen of it. */
  columnsInSight?: () => readonly [number, number] | undefined;
}

/** The end of the turn: a move that names no tile. */
const FINISH = ".";

export class Picks {
  constructor(
    private readonly client: TableClient,
    private readonly choice: MoveInProgress,
    /** Whether the player decides now. */
    private readonly isLive: () => boolean,
    private readonly building: Building,
  ) {}

  /** A tile at hand is taken up. */
  hold = (at: number): void => {
    if (!this.building.builds()) return this.askTooEarly();
    this.building.lookHome();
    this.client.refused = null;
    this.choice.hold(at);
  };

  /** A column that was pressed: chosen, played if it was chosen by key before, or refused. */
  column = (column: number, byKey: boolean): void => {
    const { client, choice, building } = this;
    if (!this.isLive() || client.waiting) return;
    if (!building.builds()) return this.askTooEarly();
    if (!building.isInView()) return this.say("kg-not-yours");
    if (byKey && choice.chosen && choice.column === choice.meant(column)) {
      client.play(choice.chosen.text);
      return;
    }
    client.refused = null;
    if (!choice.choose(column)) this.ask(column);
  };

  /** A tile that was let go with its left edge over a column is laid: there, where it was shown to land, or nowhere. */
  drop = (column: number): void => {
    const { client, choice } = this;
    if (!this.building.builds() || client.waiting) return;
    client.refused = null;
    if (choice.chooseLeftEdge(column) && choice.chosen) client.play(choice.chosen.text);
    else this.ask(column);
  };

  /** A back or a stored tile: chosen, taken if it was chosen by key before, or refused. */
  take = (text: string, byKey: boolean): void => {
    const { client, choice } = this;
    if (!this.isLive() || client.waiting) return;
    client.refused = null;
    if (!choice.offers.takes.has(text)) client.why(text);
    else if (choice.source !== text) choice.source = text;
    else if (byKey) client.play(text);
    else choice.source = null;
  };

  /** The turn is finished, as the main button would; false where that cannot be done now. */
  finish = (): boolean => {
    const { client, choice } = this;
    const text = choice.offers.keep ?? choice.offers.finish;
    if (!this.building.builds() || choice.chosen || text === null) return false;
    if (!client.waiting) client.play(text);
    return true;
  };

  private ask(column: number): void {
    const text = this.choice.asked(column, this.building.columnsInSight?.());
    if (text) this.client.why(text);
    else this.tellNothingIsLeft();
  }

  /** Nothing is built before a tile is taken: the table says so of the end of the turn, too. */
  private askTooEarly(): void {
    if (!this.isLive() || this.client.waiting) return;
    this.client.refused = null;
    this.client.why(FINISH);
  }

  /** No tile is at hand: what can be done is to finish, unless the last one still touches nothing. */
  private tellNothingIsLeft(): void {
    const { offers } = this.choice;
    const finish = offers.keep ?? offers.finish;
    if (finish) this.say("kg-now-done", [finish]);
    else this.client.why(FINISH);
  }

  private say(key: string, moves: string[] = []): void {
    this.client.instead("KG-2.5", phrase(key), "", moves);
  }
}
