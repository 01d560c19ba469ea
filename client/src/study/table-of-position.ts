/** A studied position as the tables of the games know theirs: seen by one seat, which alone is at the table. */
import { infoOfLocalTable } from "../lib/info-of-local-table";
import type { StudiedState, TableInfo, TableState } from "../lib/server-types";

const LETTERS = "ABCDEFGH";

export function tableStateOf(studied: StudiedState, seq: number): TableState {
  const { seat, view, aids, to_act, moves, told, totals, standing, end_near, outcome, ending, ties } = studied;
  const known = { seat, view, aids, to_act, totals, standing, end_near, outcome, ending, ties };
  const mayAct = seat !== null && seat === to_act;
  return {
    type: "state",
    seq,
    ...known,
    moves: mayAct ? moves : [],
    log: told,
    earlier: null,
    undo: false,
    ask_undo: false,
    undo_is_practice: false,
  };
}

/** With the names of those who played, as long as every seat has one. */
export function infoOf(
  { game, edition, seats, seat, to_act }: StudiedState,
  named: (letter: string) => string,
  players: readonly string[],
): TableInfo {
  const names = players.length === seats ? players : [...LETTERS.slice(0, seats)].map(named);
  return infoOfLocalTable(names, { table: "study", game, edition, mine: seat === null ? [] : [seat], to_act, seq: 0 });
}
