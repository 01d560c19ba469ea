import type { Game } from "..";

export const game: Game = {
  prefix: "KG",
  open: true,
  table: () => import("./Table.svelte"),
  score: () => import("./ScoreWalk.svelte"),
  replay: () => import("./Replay.svelte"),
  picture: () => import("./FrontPagePicture.svelte"),
  options: () => import("./ReadingsChoice.svelte"),
};
