/** What can be done about an impossible position of Sunrise Lane, where one change is enough. */
import { t } from "../../lib/i18n.svelte";
import { fieldName } from "../../lib/position-field-name";
import { withValue, type Form } from "../../lib/position-fields";
import type { Fault } from "../../lib/server-types";
import { leftOut, numberIn, seatIn, type Cure } from "../../table/setup/cures";
import type { Board } from "./model";
import { bareSign, buildingOf, houseSign, townText } from "./setup-town";

/** The draft as the board shows it. */
export interface TownDraft {
  board: Board;
  form: Form;
  signs: readonly string[];
  /** The space that was changed last. */
  touched: string | null;
}

/** Right again where they are left out. */
const NEEDLESS = ["no-path", "park", "ending", "not-last", "filled"].map((key) => `sunrise-impossible-${key}`);

export function curesOf(draft: TownDraft, fault: Fault): Cure[] {
  switch (fault.phrase.key) {
    case "sunrise-impossible-fountain":
    case "sunrise-impossible-pond":
    case "sunrise-impossible-apart":
      return [cleared(draft, fault.spaces)];
    case "sunrise-impossible-tall":
      return lowered(draft, fault.spaces[0] ?? null, numberIn(fault, "floors") - numberIn(fault, "most"));
    case "sunrise-impossible-pieces":
      return lowered(draft, touchedHouse(draft, seatIn(fault)), numberIn(fault, "used") - numberIn(fault, "exist"));
    case "sunrise-impossible-parks":
      return touchedPark(draft, numberIn(fault, "used") - numberIn(fault, "exist"));
    case "sunrise-impossible-last-round":
      return [{ says: t("cure-last-round"), form: withValue(draft.form, "last_round", "yes") }];
    case "sunrise-impossible-due":
      return numberIn(fault, "most") ? [] : withoutField(draft, fault, [fault.phrase.key]);
    default:
      return withoutField(draft, fault, NEEDLESS);
  }
}

function withoutField({ form }: TownDraft, fault: Fault, keys: readonly string[]): Cure[] {
  return leftOut(form, fault, keys, (field) => t("cure-leave-out", { field: fieldName(field) }));
}

const indexOf = ({ board }: TownDraft, space: string | null): number =>
  board.squares.findIndex((square) => square.name === space);

function withSigns({ board, form, signs }: TownDraft, changed: ReadonlyMap<number, string>): Form {
  const all = signs.map((sign, i) => changed.get(i) ?? sign);
  return withValue(form, "town", townText(all, board));
}

function cleared(draft: TownDraft, spaces: readonly string[]): Cure {
  const at = spaces.map((space) => indexOf(draft, space));
  const bare = new Map(at.map((index) => [index, bareSign(draft.board, index)]));
  return { says: t("cure-clear", { spaces: [...spaces] }), form: withSigns(draft, bare) };
}

/** So many floors fewer on a space; with none left, nothing stands there. */
function lowered(draft: TownDraft, space: string | null, by: number): Cure[] {
  const index = indexOf(draft, space);
  const house = buildingOf(draft.signs[index] ?? "");
  if (space === null || by < 1 || house?.type !== "house" || house.floors < by) return [];
  const floors = house.floors - by;
  if (!floors) return [cleared(draft, [space])];
  const form = withSigns(draft, new Map([[index, houseSign(house.seat, floors)]]));
  return [{ says: t("cure-floors", { space, floors }), form }];
}

/** Only what was just put down is meant for sure: any other house of the seat might be the one too many. */
function touchedHouse(draft: TownDraft, seat: number | null): string | null {
  const house = buildingOf(draft.signs[indexOf(draft, draft.touched)] ?? "");
  return house?.type === "house" && house.seat === seat ? draft.touched : null;
}

function touchedPark(draft: TownDraft, tooMany: number): Cure[] {
  const { touched, signs } = draft;
  const isPark = buildingOf(signs[indexOf(draft, touched)] ?? "")?.type === "park";
  return touched !== null && isPark && tooMany === 1 ? [cleared(draft, [touched])] : [];
}
