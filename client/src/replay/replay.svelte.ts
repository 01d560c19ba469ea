/** A game that is looked at again: its story, and the place in it. */
import { api, troubleOf } from "../lib/api";
import { within, wished } from "../lib/cursor";
import { numberIn } from "../lib/links";
import type { Frame, Phrase, Story } from "../lib/wire";

export class Replay {
  story = $state.raw<Story | null>(null);
  board = $state.raw<unknown>(null);
  trouble = $state.raw<Phrase | null>(null);
  at = $state(0);
  playing = $state(false);

  last = $derived((this.story?.frames.length ?? 1) - 1);
  frame = $derived<Frame | undefined>(this.story?.frames[this.at]);
  /** Whether the game is over in this position, and no bonus changes any more. */
  over = $derived((this.story?.outcome ?? null) !== null && this.at === this.last);

  constructor(readonly table: string) {}

  async load(search: string): Promise<void> {
    this.trouble = null;
    try {
      const seat = numberIn(search, "seat");
      const [story, board] = await Promise.all([
        api.story(this.table, seat), api.board(this.table),
      ]);
      this.board = board;
      this.at = wished(numberIn(search, "ply"), story.frames.length);
      this.story = story;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The same position through other eyes. */
  async lookAs(seat: number): Promise<void> {
    try {
      const story = await api.story(this.table, seat);
      this.at = within(this.at, story.frames.length);
      this.story = story;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  go(to: number): void {
    this.at = within(to, this.last + 1);
    if (this.at === this.last) this.playing = false;
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at === this.last) this.at = 0;
  }
}
