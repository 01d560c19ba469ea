/** The table of every game that has no folder of its own: drawn from what its views hold. */
import type { Game } from "../games";
import { spoken } from "../lib/i18n.svelte";

const WORDS = "plain-table";

export const plainTable: Game = {
  table: () => spoken(WORDS, import("./Table.svelte")),
  score: () => spoken(WORDS, import("./ScoreWalk.svelte")),
  replay: () => spoken(WORDS, import("./Replay.svelte")),
  options: () => spoken(WORDS, import("./OptionsForm.svelte")),
  picture: () => import("./FrontPagePicture.svelte"),
};
