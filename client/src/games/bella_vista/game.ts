import type { Game } from "..";

export const game: Game = {
  prefix: "BV",
  amount: "bv-share-coins",
  table: () => import("./Table.svelte"),
  score: () => import("./ScoreWalk.svelte"),
  replay: () => import("./Replay.svelte"),
  picture: () => import("./FrontPagePicture.svelte"),
  options: () => import("./CityChoice.svelte"),
};
