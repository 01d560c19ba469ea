/** The table of a lesson: what the learner does goes to the teacher, and nothing is kept of it at the server. */
import { tick } from "svelte";
import { api, troubleOf } from "../lib/api";
import { infoOfLocalTable } from "../lib/info-of-local-table";
import { lessonProgress } from "../lib/lesson-progress";
import { news } from "../lib/opponents-playback.svelte";
import { lessonPlaces } from "../lib/lesson-places.svelte";
import type {
  Hint,
  LessonAnswer,
  LessonMoment,
  LessonStepInfo,
  LessonWish,
  TableInfo,
  Told,
} from "../lib/server-types";
import { TableClient } from "../lib/table-client.svelte";
import { bringButtonIntoView } from "./bring-into-view";
import { keepLessonProgress } from "./keep-progress";
import { movesAfter, NOTHING, renewed, standing } from "../lib/table-log";

const LEARNER = 0;

export class LessonClient extends TableClient {
  moment = $state.raw<LessonMoment | null>(null);
  /** What was asked to be shown. */
  shows = $state(false);
  /** What the lesson played by itself, for others and for the learner, since the step before. */
  played = $state.raw<readonly Told[]>([]);
  private isPast = $state(false);
  /** "Show me" was pressed while an answer was on its way. */
  private showsAfterAnswer = false;
  /** What the teacher answered; what is not right is heard no more once another move is prepared. */
  heard = $derived<LessonAnswer | null>(this.isPast ? null : (this.moment?.answer ?? null));
  /** The step that was reached once, so that those before it can be opened again. */
  furthest = $state(0);
  step = $derived<LessonStepInfo | null>(this.moment?.steps[this.moment.step] ?? null);
  isOver = $derived(this.moment !== null && this.moment.step >= this.moment.steps.length);

  constructor(
    readonly game: string,
    private readonly neighbour: () => string,
  ) {
    super(`lesson-${game}`);
    this.line = "open";
    this.eyes = LEARNER;
  }

  override async enter(): Promise<void> {
    await this.goTo(lessonProgress(this.game)?.step ?? 0);
  }

  override leave(): void {
    this.playback.skip();
    lessonPlaces.show([]);
  }

  override play(text: string): void {
    if (!this.waiting) void this.reply(text);
  }

  override why(text: string): void {
    const { step, made } = this.moment ?? {};
    if (step === undefined || made === undefined) return;
    const wish = { game: this.game, step, made, said: text };
    void api.lessonWhy(wish).then((told) => {
      if (told.type === "refused") this.hearNoMore();
      this.hear(told);
    }, this.complain);
  }

  override askSheet(): void {
    this.sheet = this.moment?.sheet ?? null;
  }

  override toggleHints(): void {
    this.showHow();
  }

  /** Say what to do, and lay it on the board; it is for the learner to play it. */
  showHow(): void {
    this.showsAfterAnswer = this.underway !== null;
    if (!this.moment || this.moment.done || this.showsAfterAnswer) return;
    this.shows = true;
    this.refused = null;
    this.proposed = this.moment.show_moves[0] ?? null;
    this.hints.lit = shownAsHint(this.moment);
    if (this.step?.asks === "place") lessonPlaces.lit = new Set(this.moment.show_answers);
  }

  /** Another move is being chosen: its button is to be seen, and what was said to the last one is past. */
  prepare(): void {
    this.hearNoMore();
    void tick().then(() => bringButtonIntoView(this.shows));
  }

  private hearNoMore(): void {
    this.isPast = this.moment?.answer?.verdict !== "right";
  }

  override undo(): void {
    // Nothing stands that is not of the lesson: another move is taken back by itself.
  }

  goTo(step: number): Promise<void> {
    return this.ask({ game: this.game, step });
  }

  stepBack(): void {
    if (this.moment) void this.goTo(Math.max(0, this.moment.step - 1));
  }

  /** The next step; the lesson plays this one if the learner has not. */
  onward(): void {
    if (this.moment && !this.isOver) void this.goTo(this.moment.step + 1);
  }

  reply(said: string): Promise<void> {
    const { step, made, others } = this.moment!;
    return this.ask({ game: this.game, step, made, others, said });
  }

  private async ask(wish: LessonWish): Promise<void> {
    if (this.underway !== null) return;
    this.underway = "";
    this.playback.skip();
    const { step } = wish;
    try {
      this.take(await api.lesson(wish));
    } catch (error) {
      this.complain(error);
    }
    this.underway = null;
    if (this.showsAfterAnswer && this.moment?.step === step) this.showHow();
    this.showsAfterAnswer = false;
  }

  private complain = (error: unknown): void => {
    if (this.moment) this.notice = troubleOf(error);
    else this.trouble = troubleOf(error);
  };

  private take(moment: LessonMoment): void {
    const before = this.state?.seq ?? moment.state.seq;
    // Whoever skips a step is told what was played in it, too.
    const from = moment.step > (this.moment?.step ?? moment.step) ? before : moment.state.seq;
    const { answer, state } = moment;
    this.trouble = this.notice = null;
    this.explained = this.sheet = null;
    this.shows = this.isPast = false;
    this.proposed = this.hints.lit = null;
    if (answer?.verdict === "other") this.takenBack += 1;
    this.board ??= moment.board;
    this.moment = moment;
    this.known = renewed(NOTHING, state);
    this.info = this.infoOf(moment);
    this.state = state;
    this.played = movesAfter(state.log, Math.min(from, moment.played_from));
    this.light(moment);
    const { refusal, remedy, text } = answer ?? {};
    this.refused = refusal && remedy && text ? { type: "refused", seq: state.seq, text, refusal, remedy } : null;
    if (state.seq > before) this.playback.show(news(standing(state.log), before, [LEARNER]));
    this.furthest = keepLessonProgress(this.game, { step: moment.step, steps: moment.steps.length });
  }

  private light({ light, steps, step, done }: LessonMoment): void {
    const asks = done ? null : steps[step]?.asks;
    const isMeant = asks === "choice";
    lessonPlaces.show(isMeant ? [] : light, asks === "place" ? (place) => void this.reply(place) : null);
    this.meant = isMeant ? light : [];
  }

  private infoOf({ state, game }: LessonMoment): TableInfo {
    const { to_act, seq } = state;
    const names = state.totals.map((_, seat) => (seat === LEARNER ? "" : this.neighbour()));
    return infoOfLocalTable(names, { table: this.table, game, mine: [LEARNER], to_act, seq });
  }
}

/** The rest of the step as the board shows a hint: every move of it, and what they bring. */
function shownAsHint({ show_moves: moves, show_points: points }: LessonMoment): Hint | null {
  const reason = { seat: LEARNER, phrase: null, points, rule: null, group: null, stands: false, is_kept: false };
  return moves.length ? { moves, chances: [], margin: 0, reasons: [reason], steps: [], ahead: 0 } : null;
}
