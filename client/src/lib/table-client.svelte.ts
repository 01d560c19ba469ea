/** A table as this browser sees it: what the server last said, and what can be asked of it. */
import type { Snippet } from "svelte";
import { api, troubleOf } from "./api";
import { isSitting, shownNames } from "./seat-words-and-actions";
import { Connection, playUrl, type Line } from "./table-connection";
import { GracePeriod } from "./absent-player-countdown.svelte";
import { AskedHints } from "./asked-hints.svelte";
import { shownTotals } from "./victory-and-ties";
import { understood } from "./i18n.svelte";
import { isOfNote, NOTHING, renewed, standing, type Known } from "./table-log";
import { news, OpponentsPlayback } from "./opponents-playback.svelte";
import { coverScreen, seatCalled } from "./shared-screen";
import { renewWarning, takeBackOrAsk, wayToTakeBack } from "./take-back";
import { myTable, noteArrivals, remember, rememberInfo } from "./my-tables";
import { TableRequests } from "./requests-besides-moves";
import type { Down, Legal, Phrase, Refused, ScoreLine, TableInfo, TableState, Told } from "./server-types";

export type Panel = "menu" | "invitations" | "seats" | "log";

export class TableClient extends TableRequests {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<TableState | null>(null);
  board = $state.raw<unknown>(null);
  /** As much of the log as has come; older parts are fetched for whoever wants to read them. */
  known = $state.raw<Known>(NOTHING);
  log = $derived(this.known.lines);
  /** The moves that stand: the log without what was taken back and without what is no move. */
  moves = $derived(standing(this.log));
  line = $state<Line>("connecting");
  /** With which code the line was closed for good. */
  code = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  sheet = $state.raw<ScoreLine[] | null>(null);
  /** The move that was chosen when the board was left for the score. */
  chosen: string | null | undefined;
  readonly hints = new AskedHints((message) => this.connection?.send(message));
  /** Why a legal move would bring what it would bring. */
  explained = $state.raw<Legal | null>(null);
  /** How many bots of other tables think before the one that is to act; null if it thinks itself. */
  botsBefore = $state<number | null>(null);
  /** What others did, while it is being shown. */
  readonly playback = new OpponentsPlayback();
  /** How long those who lost the line are waited for. */
  readonly grace = new GracePeriod();
  /** Somebody is back: the number of the last event they had seen, null if that is not known. */
  back = $state.raw<{ seen: number | null } | null>(null);
  private arriving = true;
  /** Why there is no table to show. */
  trouble = $state.raw<Phrase | null>(null);
  /** Something the server did not like about a message, or could not do. */
  notice = $state.raw<Phrase | null>(null);
  /** The seat whose eyes are asked for; null covers a shared screen. */
  eyes = $state<number | null>(null);
  /** Whether the table made a move for its player, so that taking back goes on to what they decided. */
  isMadeAlone: (told: Told) => boolean = () => false;
  /** Whether whoever sits here plays a seat of their own, and is called “you”. */
  readonly hasOwnSeat: boolean = true;
  /** In a lesson: what stands beside the board. */
  teacher = $state.raw<Snippet | null>(null);
  /** In a lesson: the move that was asked to be shown, to be laid on the board. */
  proposed = $state.raw<string | null>(null);
  /** How often moves were taken back: what was chosen after them is no longer in hand. */
  takenBack = $state(0);
  /** What is unfolded over the board. */
  panel = $state<Panel | null>(null);
  /** The move that is on its way; empty for a take-back. */
  protected underway = $state<string | null>(null);
  /** A move is on its way, or nothing can be sent: the board must not take another. */
  waiting = $derived(this.underway !== null || this.line !== "open");

  names = $derived(shownNames(this.info?.seats ?? []));
  shared = $derived((this.info?.mine.length ?? 0) > 1);
  myTurn = $derived(
    this.state !== null &&
      this.state.seat !== null &&
      this.state.to_act === this.state.seat &&
      this.playing(this.state.seat),
  );
  /** On a shared screen: what the last decision drew, and what followed, as long as whoever drew it looks at it. */
  drawn = $state.raw<readonly Told[]>([]);
  /** The seat that has to be asked to the screen before the game goes on. */
  called = $derived(seatCalled(this));
  /** A shared screen shows nobody's cards but those of whoever has been asked to it. */
  covered = $derived(this.shared && (this.eyes === null || this.state?.seat !== this.eyes));
  ended = $derived((this.state?.outcome ?? null) !== null || (this.info?.ended ?? false));
  /** The game has ended, and the last moves have been shown. */
  over = $derived(this.ended && this.playback.current === null);
  /** Whether the game went on before it ended, as far as was seen here. */
  sawItGoOn = false;
  /** The points as far as they have been shown. */
  totals = $derived(this.state ? shownTotals(this.state, this.playback.current !== null) : []);
  /** How my last decision may be taken back: freely, or if the others let me. */
  takeBack = $derived(wayToTakeBack(this));
  /** Places that a teacher's choice speaks of: nothing of the board is asked for. */
  meant = $state.raw<readonly string[]>([]);
  /** Takes up what is laid on the board but not played yet: taking back begins with that. */
  lift = $state.raw<(() => void) | null>(null);
  /** My seats where a bot plays for me, or from which I got up. */
  empty = $derived(
    (this.info?.mine ?? []).filter((i) => {
      const seat = this.info?.seats[i];
      return seat?.standin || seat?.left;
    }),
  );

  /** The decision of which it was said what taking it back would do. */
  warned: number | null = null;
  /** Whether it was read that the game is practice. */
  practiceRead = $state(false);

  constructor(readonly table: string) {
    super();
  }

  async enter(): Promise<void> {
    try {
      const [info, board] = await Promise.all([api.table(this.table), api.board(this.table)]);
      this.board = board;
      this.info = info;
      this.grace.begin(info.seats);
      this.eyes = info.mine.length > 1 ? null : (info.mine[0] ?? info.coached[0] ?? null);
      this.trouble = null;
      this.connect();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  leave(): void {
    this.connection?.close();
    this.playback.skip();
    this.grace.stop();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }

  play(text: string): void {
    if (!this.state || this.waiting) return;
    this.refused = this.notice = this.warned = null;
    this.back = null;
    this.underway = this.connection?.send({ type: "play", seq: this.state.seq, text }) ? text : null;
    this.hints.played(text);
  }

  /** A press means nothing now and breaks no rule: only the way on is said, and what was chosen stays. */
  instead(rule: string, said: Phrase, text = "", moves: string[] = []): void {
    const refusal = { rule, reason: "", facts: {}, spaces: [] };
    this.refused = { type: "refused", seq: this.state?.seq ?? 0, text, refusal, remedy: { phrase: said, moves } };
  }

  undo(): void {
    if (!this.state?.undo || this.waiting) return;
    this.refused = null;
    this.hints.close();
    this.underway = this.connection?.send({ type: "undo", seq: this.state.seq }) ? "" : null;
  }

  takeItBack(): void {
    takeBackOrAsk(this);
  }

  sitDown(seat: number): void {
    this.back = null;
    this.connection?.send({ type: "sit", seat });
  }

  /** Back to all my seats. */
  sitBack(): void {
    for (const seat of this.empty) this.sitDown(seat);
  }

  /** Open the hints, or close them. */
  toggleHints(): void {
    if (this.hints.isOpen && !this.refused) this.hints.close();
    else if (this.myTurn) this.hints.ask();
    this.refused = null;
  }

  look(seat: number | null): void {
    if (seat !== this.eyes) this.state = this.state && { ...this.state, moves: [] };
    this.eyes = seat;
    this.refused = this.notice = this.warned = null;
    this.drawn = [];
    this.known = NOTHING;
    this.connection?.send({ type: "look", seat, seq: 0 });
  }

  private connect(): void {
    this.connection = new Connection(playUrl(this.table), {
      greeting: () => {
        this.arriving = true;
        return { type: "look", seat: this.eyes, seq: this.log.at(-1)?.seq ?? 0 };
      },
      heard: (message) => this.hear(message),
      changed: (line, code) => {
        this.line = line;
        this.code = code ?? null;
        if (line !== "open") this.underway = null;
      },
    });
    this.connection.open();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  reconnect(): void {
    this.connection?.reopen();
  }

  private wake = (): void => {
    if (!document.hidden) this.connection?.wake();
  };

  private playing(seat: number): boolean {
    return this.info !== null && isSitting(this.info, seat);
  }

  protected hear(message: Down): void {
    switch (message.type) {
      case "table":
        this.info = message;
        this.grace.begin(message.seats);
        rememberInfo(message);
        break;
      case "state":
        this.settle(message);
        break;
      case "refused":
        // A late answer to what was only asked says nothing about the move that is on its way.
        if (this.underway !== null && this.underway !== message.text) break;
        this.refused = message;
        this.giveUpMove();
        break;
      case "stale":
        this.giveUpMove();
        break;
      case "sheet":
        this.sheet = message.lines;
        break;
      case "advice":
        this.hints.hear(message.hints);
        break;
      case "bot-queue":
        this.botsBefore = message.before;
        break;
      case "complaint":
        void understood(message.phrase).then((phrase) => (this.notice = phrase));
        this.underway = null;
        this.hints.giveUp();
        break;
      case "legal":
        this.explained = message;
        break;
    }
  }

  /** The move that was on its way has not been made, and whatever hint it belonged to does not go on. */
  private giveUpMove(): void {
    if (this.underway !== null) this.hints.close();
    this.underway = null;
  }

  private settle(state: TableState): void {
    // A late answer to other eyes must not uncover a hand.
    if (state.seat !== this.eyes) return;
    const before = this.state?.seq ?? state.seq;
    this.note(state);
    this.known = renewed(this.known, state);
    this.state = state;
    renewWarning(this);
    this.sawItGoOn ||= state.outcome === null;
    this.underway = null;
    this.botsBefore = null;
    if (state.seq !== before) {
      this.refused = null;
      this.hints.goOn(this.myTurn);
      this.explained = null;
      if (this.sheet) this.askSheet();
      this.replay(state, before);
    }
    coverScreen(this, state, before);
  }

  /** What is new to this browser: who came by a link, and what somebody who comes back has missed. */
  private note(state: TableState): void {
    const seen = this.state?.seq ?? myTable(this.table)?.seen ?? null;
    const fresh = state.log.filter((told) => told.seq > (seen ?? -1));
    if (this.arriving && this.info?.mine.length && fresh.some(isOfNote)) this.back = { seen };
    this.arriving = false;
    noteArrivals(this.table, fresh);
    if (state.seq !== seen) remember(this.table, { seen: state.seq });
  }

  private replay(state: TableState, before: number): void {
    if (state.log.some((told) => told.undoes !== null)) {
      this.playback.skip();
      this.takenBack += 1;
    } else {
      const own = (this.info?.mine ?? []).filter((seat) => this.playing(seat));
      this.playback.show(news(standing(state.log), before, own));
    }
  }
}
