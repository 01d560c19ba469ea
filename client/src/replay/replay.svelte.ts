/** A game that is looked at again: its story, as far as it has come, and the place in it. */
import { api, ApiError, troubleOf } from "../lib/api";
import { within, wished } from "./replay-position";
import { numberIn } from "../lib/links";
import { phrase } from "../lib/fluent-messages";
import { withRetries } from "../lib/retry-when-busy";
import type { Frame, Phrase, Story } from "../lib/server-types";
import { frameAt, framesInOrder, goesOn, nextWish, toldUpTo, withPart, type Part } from "./loaded-frames";

/** How the server answers when there is no such frame. */
const NOWHERE = new Set([400, 404]);

export class Replay {
  /** What is said of the whole game, with the part that came last. */
  story = $state.raw<Story | null>(null);
  board = $state.raw<unknown>(null);
  trouble = $state.raw<Phrase | null>(null);
  /** Why the frame that is looked for does not come. */
  hitch = $state.raw<Phrase | null>(null);
  at = $state(0);
  playing = $state(false);
  private parts = $state.raw<readonly Part[]>([]);

  actors = $derived(this.story?.actors ?? []);
  last = $derived(Math.max(0, this.actors.length - 1));
  /** Nothing while it is still on its way. */
  frame = $derived<Frame | undefined>(frameAt(this.parts, this.at));
  /** What the place before every decision is called; not every game deals anything. */
  start = $derived(frameAt(this.parts, 0)?.told.length === 0 ? "the-start" : "the-deal");
  /** Every frame that has come, in its order. */
  known = $derived(framesInOrder(this.parts));
  /** What is seen: until the frame of this place has come, the one that was seen before. */
  shown = $state.raw<{ at: number; frame: Frame } | null>(null);
  /** What happened up to it, as far back as that is known. */
  past = $derived(this.shown ? toldUpTo(this.parts, this.shown.at) : []);
  /** Other eyes, or another page: what was asked for before is of no use any more. */
  private run = 0;
  private filling = 0;

  constructor(readonly table: string) {}

  /** Whether the game is over in a position, and no bonus changes any more. */
  isOver(at: number): boolean {
    return (this.story?.outcome ?? null) !== null && at === this.last;
  }

  /** Whether nothing can follow: a game that its players ended early may go on from there. */
  isOverByRules(at: number): boolean {
    return this.isOver(at) && this.story?.outcome?.ended_by !== "";
  }

  async load(search: string): Promise<void> {
    const ply = numberIn(search, "ply");
    this.trouble = null;
    await this.begin(async (isWanted) => {
      const [story, board] = await Promise.all([
        this.opening(numberIn(search, "seat"), ply ?? 0, isWanted),
        api.board(this.table),
      ]);
      if (!isWanted()) return;
      this.board = board;
      this.at = wished(ply, story.actors.length);
      this.take(story, []);
    });
  }

  /** The same position through other eyes. */
  async lookAs(seat: number): Promise<void> {
    await this.begin(async (isWanted) => {
      const story = await this.opening(seat, this.at, isWanted);
      if (isWanted()) this.take(story, []);
    });
  }

  /** Whatever is on its way is not waited for. */
  close(): void {
    this.run += 1;
  }

  go(to: number): void {
    this.at = within(to, this.last + 1);
    if (this.at === this.last) this.playing = false;
    this.show();
    void this.fill();
  }

  /** The next decision, as soon as this one has been seen. */
  step(): void {
    if (this.frame) this.go(this.at + 1);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.go(0);
  }

  /** Ask for what is missing, part by part, from the place that is looked at. */
  async fill(): Promise<void> {
    const run = this.run;
    if (this.filling === run) return;
    this.filling = run;
    this.hitch = null;
    try {
      while (run === this.run && (await this.filled(() => run === this.run)));
    } catch (error) {
      if (run === this.run) this.complain(error);
    }
    if (this.filling === run) this.filling = 0;
  }

  /** Whether a part was missing, and has come. */
  private async filled(isWanted: () => boolean): Promise<boolean> {
    const first = nextWish(this.parts, this.last + 1, this.at);
    const { story } = this;
    if (first === null || !story) return false;
    const part = await withRetries(() => api.story(this.table, story.seat, first), isWanted);
    if (!isWanted()) return false;
    if (part.first !== first || !part.frames.length) throw new ApiError(phrase("unexpected"), 0);
    this.take(part, goesOn(story, part) ? this.parts : []);
    return true;
  }

  private take(story: Story, parts: readonly Part[]): void {
    this.at = within(this.at, story.actors.length);
    this.parts = withPart(parts, story, this.at);
    this.story = story;
    this.show();
  }

  private show(): void {
    if (this.frame) this.shown = { at: this.at, frame: this.frame };
  }

  private async begin(load: (isWanted: () => boolean) => Promise<void>): Promise<void> {
    const run = (this.run += 1);
    try {
      await load(() => run === this.run);
      void this.fill();
    } catch (error) {
      if (run === this.run) this.trouble = troubleOf(error);
    }
  }

  /** Beside what is seen; in its place if nothing is. */
  private complain(error: unknown): void {
    if (this.shown) this.hitch = troubleOf(error);
    else this.trouble = troubleOf(error);
  }

  /** The part from a frame on; an address may name one that the game does not have. */
  private async opening(seat: number | null, first: number, isWanted: () => boolean): Promise<Story> {
    const ask = (from: number): Promise<Story> => withRetries(() => api.story(this.table, seat, from), isWanted);
    return ask(first).catch((error: unknown) => {
      if (first && error instanceof ApiError && NOWHERE.has(error.status)) return ask(0);
      throw error;
    });
  }
}
