/** The table of a study: moves are tried from a position, every line is kept in the page, nothing at the server. */
import { api, troubleOf } from "../lib/api";
import { AskedHints } from "../lib/asked-hints.svelte";
import { phrase } from "../lib/fluent-messages";
import { learn, understood } from "../lib/i18n.svelte";
import { shownNames } from "../lib/seat-words-and-actions";
import type { Fault, MoveRefused, Phrase, RecordMoments, Studied, StudiedState, Told } from "../lib/server-types";
import { withRetries } from "../lib/retry-when-busy";
import { TableClient } from "../lib/table-client.svelte";
import { NOTHING, renewed } from "../lib/table-log";
import { LONGEST_TEXT, PositionDraft } from "../table/setup/position-draft.svelte";
import { TrayChoice } from "../table/setup/tray-choice.svelte";
import { ArrowDrawing } from "./arrow-drawing.svelte";
import { askBot } from "./study-api";
import * as tried from "./lines-tried";
import type { StudyContents } from "./study-contents";
import { infoOf, tableStateOf } from "./table-of-position";

/** Later than any move: a position that was gone back to is not left again by itself. */
const NOTHING_UNDONE = Number.MAX_SAFE_INTEGER;

export const TABS = ["lines", "moves", "setup", "text"] as const;
export type Tab = (typeof TABS)[number];

export class StudyClient extends TableClient {
  /** The position that all lines begin with. */
  position = $state("");
  lines = $state.raw<tried.Lines>(tried.ONLY_POSITION);
  at = $state(0);
  studied = $state.raw<StudiedState | null>(null);
  /** What stands in the text field, possible or not. */
  text = $state("");
  faults = $state.raw<Fault[]>([]);
  /** What is open beside the board; with "setup", the board itself is the draft. */
  tab = $state<Tab>("lines");
  /** What is open stays so beside the hints, which have its place otherwise. */
  isUnfolded = $state(false);
  /** The part that is opened next takes the focus, though the board around it changes. */
  movesFocus = false;
  readonly draft = new PositionDraft();
  readonly tray = new TrayChoice();
  /** A move that was written and cannot be read at all. */
  unread = $state.raw<MoveRefused | null>(null);
  isThinking = $state(false);
  /** The game that the position is from: its positions can be gone through. */
  game = $state.raw<RecordMoments | null>(null);
  /** The number of the position in it. */
  moment = $state(0);
  /** What was told of the moves that were tried, as far as they have been looked at here. */
  private toldOfMoves = $state.raw<ReadonlyMap<string, Phrase>>(new Map());
  /** Those who played it, as they were called there. */
  private players = $state.raw<readonly string[]>([]);
  override readonly hasOwnSeat = false;
  comment = $derived(this.lines[this.at]?.comment ?? "");
  arrows = $derived(this.lines[this.at]?.arrows ?? []);
  readonly drawing = new ArrowDrawing(this);
  contents = $derived<StudyContents>({
    position: this.position,
    lines: this.lines,
    at: this.at,
    ...(this.players.length && { names: this.players }),
  });
  /** A finished position is studied like any other: without the scene at the end. */
  override over = $derived.by(() => false);
  override readonly hints = new AskedHints(({ text }) => void this.askBot(text ?? null));
  /** The number of the question that the bot is thinking about. */
  private asked = 0;
  private visits = 0;

  constructor(private readonly seatName: (letter: string) => string) {
    super("study");
    this.line = "open";
  }

  override leave(): void {
    this.playback.skip();
    this.draft.leave();
    this.underway = null;
  }

  open(tab: Tab): void {
    if (tab === "setup") this.hints.close();
    this.tab = tab;
    this.isUnfolded = true;
  }

  override toggleHints(): void {
    super.toggleHints();
    this.isUnfolded = false;
  }

  /** Put the position of a text on the board; what is tried there begins anew. */
  read(text: string): Promise<boolean> {
    this.text = text;
    return this.begin({ position: text, lines: tried.ONLY_POSITION, at: 0, names: this.players });
  }

  /** The draft becomes the position; what was tried from another one is gone. */
  async applyDraft(): Promise<void> {
    const { text } = this.draft.written;
    if (!this.draft.isPossible || !(await this.read(text))) return;
    this.draft.begin(this.studied?.page ?? text);
    this.movesFocus = true;
    this.open("moves");
  }

  discardDraft(): void {
    this.draft.begin(this.studied?.page ?? "");
  }

  /** The position after a decision of the game; without a number, the one before its last decision. */
  async beginGame(game: RecordMoments, moment = game.moments.length - 2): Promise<boolean> {
    const at = Math.max(0, Math.min(moment, game.moments.length - 1));
    const position = game.moments[at]?.position ?? "";
    const names = shownNames(game.names.map((name) => ({ name })));
    return this.begin({ position, lines: tried.ONLY_POSITION, at: 0, names }, game, at);
  }

  /** A whole study, at the move where it was left. */
  async begin(study: StudyContents, game: RecordMoments | null = null, moment = 0): Promise<boolean> {
    const { position, lines, at, names = [] } = study;
    if (position.length > LONGEST_TEXT) {
      this.notice = phrase("study-text-too-long", { number: position.length, limit: LONGEST_TEXT });
      return false;
    }
    const line = tried.movesTo(lines, at);
    const answer = await this.ask(() => api.study({ position, line, board: true }));
    if (!answer) return false;
    this.text = position;
    this.faults = answer.faults ?? [];
    if (!answer.state) return false;
    this.position = line.length ? position : answer.state.position;
    this.toldOfMoves = new Map();
    this.lines = lines;
    this.players = names;
    this.game = game;
    this.moment = moment;
    this.board = answer.state.board;
    this.show(answer.state, answer.refused ? 0 : at);
    return true;
  }

  override play(text: string): void {
    if (this.waiting) return;
    this.hints.played(text);
    const known = tried.knownAfter(this.lines, this.at, text);
    if (known !== null) void this.visit(known);
    else if (tried.isFull(this.lines, this.at)) this.notice = phrase("study-full");
    else void this.tryOut(text);
  }

  private async tryOut(text: string): Promise<void> {
    const { position, at } = this;
    const answer = await this.ask(() => api.study({ position, line: tried.movesTo(this.lines, at), move: text }));
    if (!answer?.state || answer.refused) return this.hints.close();
    this.lines = tried.withMove(this.lines, at, text);
    this.show(answer.state, this.lines.length - 1);
  }

  /** Back or forth to a move that was tried. */
  goTo(at: number): Promise<void> {
    this.hints.close();
    return this.visit(at);
  }

  private async visit(at: number): Promise<void> {
    const { position } = this;
    const answer = await this.ask(() => api.study({ position, line: tried.movesTo(this.lines, at) }));
    if (answer?.state && !answer.refused) this.show(answer.state, at, at < this.at);
  }

  override undo(): void {
    const before = this.lines[this.at]?.after ?? -1;
    if (before >= 0) void this.goTo(before);
  }

  /** What was told of a move that was tried, if it has been looked at. */
  toldOf(at: number): Phrase | undefined {
    return this.toldOfMoves.get(tried.lineKey(tried.movesTo(this.lines, at)));
  }

  /** Give up the move where one stands, and all that follows it. */
  async forget(): Promise<void> {
    const gone = this.at;
    const before = this.lines[gone]?.after ?? -1;
    if (before < 0) return;
    await this.goTo(before);
    if (this.at === before) this.lines = tried.withoutBranch(this.lines, gone);
  }

  annotate(notes: Parameters<typeof tried.withNotes>[2]): void {
    this.lines = tried.withNotes(this.lines, this.at, notes);
  }

  /** The board goes on taking moves meanwhile. */
  override why(text: string): void {
    const { position, visits } = this;
    const line = tried.movesTo(this.lines, this.at);
    const isStillThere = (): boolean => visits === this.visits;
    this.notice = this.refused = null;
    void withRetries(() => api.study({ position, line, why: text }), isStillThere).then(
      async ({ refused, allowed }) => {
        if (!isStillThere()) return;
        await this.refuse(refused ?? null);
        if (allowed) this.explained = { type: "legal", seq: this.state?.seq ?? 0, ...allowed };
      },
      (error: unknown) => (this.notice = troubleOf(error)),
    );
  }

  override askSheet(): void {
    this.sheet = this.studied?.sheet ?? null;
  }

  private async askBot(mine: string | null): Promise<void> {
    const { position, visits } = this;
    const number = ++this.asked;
    this.isThinking = true;
    try {
      const found = await askBot({ position, line: tried.movesTo(this.lines, this.at), mine });
      if (number === this.asked && visits === this.visits) this.hints.hear(found);
    } catch (error) {
      if (number !== this.asked) return;
      this.notice = troubleOf(error);
      this.hints.giveUp();
    } finally {
      if (number === this.asked) this.isThinking = false;
    }
  }

  private show(studied: StudiedState, at: number, goesBack = false): void {
    this.visits += 1;
    this.explained = this.sheet = null;
    this.at = at;
    this.studied = studied;
    this.toldOfMoves = new Map([
      ...this.toldOfMoves,
      ...tried.toldOfMoves(tried.movesTo(this.lines, at), studied.told),
    ]);
    this.text = studied.page;
    this.draft.follow(studied.page);
    this.faults = [];
    this.eyes = studied.seat;
    const since = [...this.before(), ...studied.told];
    const log = goesBack ? [...since, wentBack()] : since;
    const state = { ...tableStateOf(studied, this.visits), log, undo: at > 0 };
    this.info = infoOf(studied, this.seatName, this.players);
    this.known = renewed(NOTHING, state);
    this.state = state;
    this.hints.goOn(this.myTurn);
  }

  /** What was decided in the game before the position. */
  private before(): Told[] {
    const { game, moment } = this;
    const told = game?.moments.slice(1, moment + 1).flatMap((each) => each.told ?? []) ?? [];
    return told.map((each, i) => ({ ...each, seq: i - told.length }));
  }

  private async ask(question: () => Promise<Studied>): Promise<Studied | null> {
    if (this.underway !== null) return null;
    this.underway = "";
    this.notice = this.refused = this.unread = null;
    try {
      const answer = await withRetries(question, () => this.underway !== null);
      // Faults may hold what seldom goes wrong: its words come along.
      if (answer.faults?.length) await learn("trouble");
      await this.refuse(answer.refused ?? null);
      return answer;
    } catch (error) {
      this.notice = troubleOf(error);
      return null;
    } finally {
      this.underway = null;
    }
  }

  private async refuse(refused: MoveRefused | null): Promise<void> {
    const { refusal, remedy, text } = refused ?? {};
    if (refusal && remedy)
      this.refused = { type: "refused", seq: this.state?.seq ?? 0, text: text ?? "", refusal, remedy };
    else if (refused?.phrase) {
      await understood(refused.phrase);
      this.unread = refused;
    }
  }
}

function wentBack(): Told {
  const said = phrase("study-take-back");
  return { seq: NOTHING_UNDONE, seat: null, text: "", phrase: said, undoes: NOTHING_UNDONE, forced: false };
}
