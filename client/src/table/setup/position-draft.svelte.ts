/** A position that is being set up: changed by hand, possible or not, and looked at by the rules with every change. */
import { api, troubleOf } from "../../lib/api";
import { phrase } from "../../lib/fluent-messages";
import { learn } from "../../lib/i18n.svelte";
import { formOf, textOf, withValue, type Form } from "../../lib/position-fields";
import { withRetries } from "../../lib/retry-when-busy";
import type { Fault } from "../../lib/server-types";

/** Characters of a position; the server reads no more. */
export const LONGEST_TEXT = 16_000;
const MOST_UNDONE = 200;
/** Milliseconds without a key after which the rules have a look at what is being written. */
const PAUSE = 350;
const NO_FORM: Form = { heading: "", fields: [] };

export class PositionDraft {
  form = $state.raw<Form>(NO_FORM);
  /** What it began with. */
  origin = $state.raw<Form>(NO_FORM);
  faults = $state.raw<Fault[]>([]);
  isChanged = $state(false);
  /** The rules have not answered yet. */
  isUnderway = $state(false);
  /** The place of the board that was changed last. */
  touched = $state<string | null>(null);
  written = $derived(textOf(this.form));
  isPossible = $derived(this.isChanged && !this.isUnderway && this.faults.length === 0);
  private past = $state.raw<Form[]>([]);
  canUndo = $derived(this.past.length > 0);
  /** The field that is being written in: its letters are undone together. */
  private writing: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** What lies on the board is what a draft begins with. */
  begin(page: string): void {
    this.forgetQuestions();
    this.form = this.origin = formOf(page);
    this.faults = [];
    this.past = [];
    this.isChanged = this.isUnderway = false;
    this.touched = this.writing = null;
  }

  /** Something else lies on the board: a draft that nobody has touched goes along. */
  follow(page: string): void {
    if (!this.isChanged) this.begin(page);
  }

  /** A change on the board, or one that was chosen: the rules look at once. */
  change(form: Form, touched: string | null = null): void {
    this.writing = null;
    this.remember();
    this.touched = touched;
    this.show(form);
    void this.check();
  }

  /** A field is written in: the rules wait for a pause. */
  write(name: string, value: string): void {
    if (this.writing !== name) this.remember();
    this.writing = name;
    this.touched = null;
    this.show(withValue(this.form, name, value));
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.touched = this.writing = null;
    this.show(before);
    void this.check();
  }

  leave(): void {
    this.forgetQuestions();
  }

  private remember(): void {
    this.past = [...this.past.slice(1 - MOST_UNDONE), this.form];
  }

  private show(form: Form): void {
    this.forgetQuestions();
    this.form = form;
    this.isChanged = this.isUnderway = true;
  }

  private forgetQuestions(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    const faults = await faultsOf(this.written.text, () => number === this.asked);
    if (number !== this.asked) return;
    this.faults = faults;
    this.isUnderway = false;
  }
}

/** What is wrong with a text; whatever kept the rules from looking at it is a fault, too. */
async function faultsOf(position: string, isWanted: () => boolean): Promise<Fault[]> {
  const whole = (words: ReturnType<typeof phrase>): Fault[] => [
    { phrase: words, at: 0, length: 1, rule: "", field: "", spaces: [] },
  ];
  if (position.length > LONGEST_TEXT) return whole(phrase("position-too-long", { limit: LONGEST_TEXT }));
  try {
    const { faults } = await withRetries(() => api.study({ position }), isWanted);
    // Faults may hold what seldom goes wrong: its words come along.
    if (faults?.length) await learn("trouble");
    return faults ?? [];
  } catch (error) {
    return whole(troubleOf(error));
  }
}
