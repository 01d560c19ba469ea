/** What can be done about an impossible position of Kensington, where one change is enough. */
import { say, t } from "../../lib/i18n.svelte";
import { NOWHERE, type Places } from "../../lib/cited-places.svelte";
import { fieldName } from "../../lib/position-field-name";
import { textOf, wordAt, type Form, type WordPlace } from "../../lib/position-fields";
import type { Fault } from "../../lib/server-types";
import { isMisread, leftOut, seatIn, type Cure } from "../../table/setup/cures";
import { wordOf } from "./descriptions";
import { squareNames, withoutWord, type Written } from "./setup-facades";

export interface FacadesDraft {
  form: Form;
  rows: readonly string[][];
  written: readonly (readonly Written[])[];
}

/** Right again where they are left out. */
const NEEDLESS = ["owed", "ender", "ended"].map((key) => `kensington-impossible-${key}`);

export function curesOf(draft: FacadesDraft, fault: Fault): Cure[] {
  if (isMisread(fault)) return withoutMisread(draft, fault);
  if (fault.phrase.key === "kensington-impossible-loose") return withoutLoose(draft, fault);
  if (fault.phrase.key === "kensington-impossible-end") return withoutField(draft, { ...fault, field: "ended" });
  return NEEDLESS.includes(fault.phrase.key) ? withoutField(draft, fault) : [];
}

function withoutField({ form }: FacadesDraft, fault: Fault): Cure[] {
  return leftOut(form, fault, [fault.phrase.key], (field) => t("cure-leave-out", { field: fieldName(field) }));
}

/** The word of the façades that cannot be read, or cannot be laid. */
function misreadWord(form: Form, fault: Fault): WordPlace | null {
  const place = isMisread(fault) ? wordAt(fault, textOf(form)) : null;
  return place?.field === "facades" ? place : null;
}

function withoutMisread({ form, rows }: FacadesDraft, fault: Fault): Cure[] {
  const place = misreadWord(form, fault);
  const word = place && rows[place.row]?.[place.word];
  if (!place || !word) return [];
  return [{ says: t("cure-remove-word", { word }), form: withoutWord(form, "facades", rows, place.row, place.word) }];
}

function withoutLoose({ form, rows, written }: FacadesDraft, fault: Fault): Cure[] {
  const seat = seatIn(fault);
  const loose = seat === null ? undefined : written[seat]?.find((each) => isThere(each, fault.spaces));
  if (seat === null || !loose) return [];
  const says = t("cure-remove-tile", { tile: say(wordOf(loose.tile.face)), column: loose.tile.column });
  return [{ says, form: withoutWord(form, "facades", rows, seat, loose.word) }];
}

const isThere = (tile: Written, spaces: readonly string[]): boolean =>
  squareNames(tile).every((name) => spaces.includes(name));

/** Where a fault shows: in whose façade, and on which squares. */
export function placesOf({ form, written }: FacadesDraft, fault: Fault): Places {
  if (fault.spaces.length) return { seat: seatIn(fault), names: fault.spaces };
  const place = misreadWord(form, fault);
  if (place) {
    const tile = written[place.row]?.find(({ word }) => word === place.word);
    return tile ? { seat: place.row, names: squareNames(tile) } : NOWHERE;
  }
  return fault.phrase.key === "kensington-impossible-tiles" ? lastOf(written, fault.phrase.facts["name"]) : NOWHERE;
}

/** The last of too many tiles that are alike. */
function lastOf(written: FacadesDraft["written"], name: unknown): Places {
  const alike = written.flatMap((tiles, seat) =>
    tiles.filter(({ tile }) => tile.face.name === name).map((tile) => ({ seat, names: squareNames(tile) })),
  );
  return alike.at(-1) ?? NOWHERE;
}
