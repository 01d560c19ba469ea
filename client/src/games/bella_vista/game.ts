import type { Game } from "..";

export const game: Game = {
  prefix: "BV",
  amount: "bv-amount",
  keys: [
    { keys: ["R", "key-shift-r"], does: "bv-keys-turn" },
    { keys: ["H"], does: "bv-keys-ground", unaided: "bv-keys-ground-unaided" },
  ],
  table: () => import("./Table.svelte"),
  score: () => import("./ScoreWalk.svelte"),
  replay: () => import("./Replay.svelte"),
  picture: () => import("./FrontPagePicture.svelte"),
  options: () => import("./CityChoice.svelte"),
};
