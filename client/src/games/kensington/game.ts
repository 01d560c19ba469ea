import type { Game } from "..";

export const game: Game = {
  prefix: "KG",
  open: true,
  keys: [
    { keys: ["←", "→"], does: "kg-keys-columns", unaided: "kg-keys-all-columns" },
    { keys: ["key-shift-arrows"], does: "kg-keys-all-columns", unaided: null },
    { keys: ["↑", "↓"], does: "kg-keys-other-tile" },
    { keys: ["1…9"], does: "kg-keys-tile" },
    { keys: ["R", "key-shift-r"], does: "kg-keys-turn-roof" },
  ],
  table: () => import("./Table.svelte"),
  score: () => import("./ScoreWalk.svelte"),
  replay: () => import("./Replay.svelte"),
  picture: () => import("./FrontPagePicture.svelte"),
  options: () => import("./ReadingsChoice.svelte"),
};
