/** What can be done about an impossible position of Bella Vista, where one change is enough. */
import { say, t } from "../../lib/i18n.svelte";
import { fieldName } from "../../lib/position-field-name";
import {
  rowsIn,
  textOf,
  valueIn,
  withValue,
  wordAt,
  wordsOf,
  type Form,
  type WordPlace,
} from "../../lib/position-fields";
import type { Fault } from "../../lib/server-types";
import { isMisread, leftOut, numberIn, seatIn, type Cure } from "../../table/setup/cures";
import { buildingWord } from "./descriptions";
import { namesOf } from "./legal-places";
import type { Board } from "./model";
import { withCoins, withoutWord, writtenOn, type Written } from "./setup-buildings";

export interface CityDraft {
  board: Board;
  form: Form;
  written: readonly Written[];
  names: string[];
}

const THE_END = "BV-4.4";

export function curesOf(draft: CityDraft, fault: Fault): Cure[] {
  const { form, written } = draft;
  switch (fault.phrase.key) {
    case "position-misread":
      return withoutMisread(form, fault);
    case "bella-impossible-overlap":
      return removed(draft, lastOn(draft, fault.spaces));
    case "bella-impossible-no-card":
      return removed(draft, onlyOne(written, seatIn(fault), numberIn(fault, "number")));
    case "bella-impossible-neutral":
      return removed(draft, onlyOne(written, null, numberIn(fault, "number")));
    case "bella-impossible-earned":
      return paid(draft, lastOn(draft, fault.spaces), false);
    case "bella-impossible-unpaid":
      return paid(draft, lastOn(draft, fault.spaces), true);
    case "bella-impossible-end":
      return ended(form, fault);
    default:
      return [];
  }
}

/** The word of the buildings that cannot be read. */
export function misreadWord(form: Form, fault: Fault): WordPlace | null {
  const place = isMisread(fault) ? wordAt(fault, textOf(form)) : null;
  return place?.field === "built" ? place : null;
}

function withoutMisread(form: Form, fault: Fault): Cure[] {
  const place = misreadWord(form, fault);
  const word = place && wordsOf(rowsIn(form, "built")[place.row] ?? "")[place.word];
  return place && word ? [{ says: t("cure-remove-word", { word }), form: withoutWord(form, place) }] : [];
}

function lastOn({ board, written }: CityDraft, spaces: readonly string[]): Written | undefined {
  const square = namesOf(board).named.get(spaces[0] ?? "");
  return square === undefined ? undefined : writtenOn(board, written, square);
}

/** Where several are meant, nobody can tell which of them is wrong. */
function onlyOne(written: readonly Written[], seat: number | null, number: number): Written | undefined {
  const found = written.filter(({ building }) => building.seat === seat && building.number === number);
  return found.length === 1 ? found[0] : undefined;
}

const words = ({ names }: CityDraft, { building }: Written): string => say(buildingWord(building), names);

function removed(draft: CityDraft, meant: Written | undefined): Cure[] {
  if (!meant) return [];
  return [{ says: t("cure-remove", { what: words(draft, meant) }), form: withoutWord(draft.form, meant) }];
}

function paid(draft: CityDraft, meant: Written | undefined, earned: boolean): Cure[] {
  if (!meant) return [];
  const says = t(earned ? "cure-coins" : "cure-no-coins", { what: words(draft, meant) });
  return [{ says, form: withCoins(draft.board, draft.form, meant, earned) }];
}

function ended(form: Form, fault: Fault): Cure[] {
  if (valueIn(form, "stage").trim() === "over")
    return [{ says: t("cure-ended", { rule: THE_END }), form: withValue(form, "ended", THE_END) }];
  const atEnd = { ...fault, field: "ended" };
  return leftOut(form, atEnd, [fault.phrase.key], (field) => t("cure-leave-out", { field: fieldName(field) }));
}
