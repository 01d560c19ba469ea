/** The table of a puzzle: a turn is put together, and judged when it is complete. Nothing is kept at the server. */
import { troubleOf } from "../lib/api";
import { infoOfLocalTable } from "../lib/info-of-local-table";
import { keepSolved } from "../lib/puzzle-progress";
import type { PuzzleMoment, PuzzleWish, TableInfo } from "../lib/server-types";
import { TableClient } from "../lib/table-client.svelte";
import { NOTHING, renewed } from "../lib/table-log";
import { puzzleApi } from "./puzzle-api";

export class PuzzleClient extends TableClient {
  moment = $state.raw<PuzzleMoment | null>(null);

  constructor(
    readonly game: string,
    readonly number: number,
    private readonly nameOf: (seat: number) => string,
  ) {
    super(`puzzle-${game}-${number}`);
    this.line = "open";
  }

  override async enter(): Promise<void> {
    await this.ask({});
  }

  override leave(): void {
    this.playback.skip();
  }

  override play(text: string): void {
    if (this.moment && !this.waiting) void this.ask({ moves: [...this.moment.moves, text] });
  }

  override undo(): void {
    if (this.moment && !this.waiting) void this.ask({ moves: this.moment.moves.slice(0, -1) });
  }

  /** From the beginning of the turn. */
  again(): void {
    void this.ask({});
  }

  check(): void {
    if (this.moment?.is_turn_over) void this.ask({ moves: this.moment.moves, check: true });
  }

  /** The best turn, played on the board. */
  async show(): Promise<void> {
    await this.ask({ show: true });
    const moves = this.moment?.solution?.moves;
    if (moves) await this.ask({ moves, show: true });
  }

  override why(text: string): void {
    if (!this.moment) return;
    const { game, number } = this;
    const asked = { game, number, moves: this.moment.moves, said: text };
    void puzzleApi.why(asked).then((told) => this.hear(told), this.complain);
  }

  override askSheet(): void {
    this.sheet = this.moment?.sheet ?? null;
  }

  override toggleHints(): void {
    // Whoever solves a puzzle asks for its solution instead.
  }

  private async ask(wish: Pick<Partial<PuzzleWish>, "moves" | "check" | "show">): Promise<void> {
    if (this.underway !== null) return;
    this.underway = "";
    try {
      this.take(
        await puzzleApi.moment({ game: this.game, number: this.number, moves: [], check: false, show: false, ...wish }),
      );
    } catch (error) {
      this.complain(error);
    }
    this.underway = null;
  }

  private complain = (error: unknown): void => {
    if (this.moment) this.notice = troubleOf(error);
    else this.trouble = troubleOf(error);
  };

  private take(moment: PuzzleMoment): void {
    const { state } = moment;
    this.trouble = this.notice = null;
    this.explained = this.sheet = this.refused = null;
    this.board ??= moment.board;
    this.moment = moment;
    this.eyes = state.seat;
    this.known = renewed(NOTHING, state);
    this.info = this.infoOf(moment);
    this.state = state;
    if (moment.verdict?.is_best) keepSolved(this.game, this.number);
  }

  private infoOf({ state, game, edition }: PuzzleMoment): TableInfo {
    const { seat, to_act, seq } = state;
    const names = state.totals.map((_, each) => this.nameOf(each));
    const mine = seat === null ? [] : [seat];
    return infoOfLocalTable(names, { table: this.table, game, edition, mine, to_act, seq });
  }
}
