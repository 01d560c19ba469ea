/** What a table says of itself where no server keeps it: a lesson, a puzzle, a study. */
import type { SeatInfo, TableInfo } from "./server-types";

type Told = Pick<TableInfo, "table" | "game" | "mine" | "to_act" | "seq"> & Partial<Pick<TableInfo, "edition">>;

const sitting = (name: string): SeatInfo => {
  return { name, bot: null, standin: false, taken: true, here: true, left: false, grace: 0 };
};

export function infoOfLocalTable(names: readonly string[], told: Told): TableInfo {
  return {
    type: "table",
    edition: "",
    edition_hash: "",
    options: {},
    unusual: [],
    origin: "dealt",
    host: null,
    first: null,
    seats: names.map(sitting),
    coached: [],
    over: false,
    ended: false,
    proposal: null,
    practice: false,
    began_as_practice: false,
    next: null,
    simpler_bots: [],
    ...told,
  };
}
