/** What the player whose turn it is may do now, in one sentence. */
import { t } from "../../lib/i18n.svelte";
import { wordOf } from "./descriptions";
import type { Aids, Board, View } from "./model";
import type { MoveInProgress } from "./move-in-progress.svelte";
import { read } from "./notation";

export interface Deciding {
  board: Board;
  view: View;
  aids: Aids;
  choice: MoveInProgress;
  help: boolean;
  canUndo: boolean;
}

export function decisionHint({ board, view, aids, choice, help, canUndo }: Deciding): string {
  if (view.stage !== "build") {
    const from = sourcesOfTiles(choice, help);
    return aids.must_spend && help
      ? t("kg-must-spend", { number: view.tokens[view.seat] ?? 0, from })
      : t("kg-now-take", { from });
  }
  if (view.owed) return t("kg-now-owed", { tile: wordOf(board.tiles[view.taken ?? -1]) });
  if (aids.loose.length && help) return t("kg-now-loose", { undo: canUndo ? "yes" : "no" });
  if (!choice.hand.length) return t("kg-now-done");
  if (help && !choice.offers.lays.size) return t("kg-now-nowhere");
  if (help && choice.face && !choice.everyway.length) return t("kg-now-not-this", { tile: wordOf(choice.face) });
  return choice.face ? t("kg-now-column", { tile: wordOf(choice.face) }) : t("kg-now-build");
}

/** Where a tile may be taken from; without help, wherever the rules have it. */
function sourcesOfTiles(choice: MoveInProgress, help: boolean): "both" | "middle" | "warehouse" {
  const kinds = new Set([...choice.offers.takes].map((text) => read(text).kind));
  if (!help || kinds.has("take") === kinds.has("buy")) return "both";
  return kinds.has("take") ? "middle" : "warehouse";
}
