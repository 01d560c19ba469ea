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
    { keys: ["F"], does: "kg-keys-finish" },
  ],
  trayKeys: [
    { keys: ["1…4"], does: "keys-setup-facade" },
    { keys: ["0"], does: "keys-setup-rubber" },
    { keys: ["R", "key-shift-r"], does: "keys-setup-turn" },
    { keys: ["↑", "↓"], does: "keys-setup-tile" },
  ],
  table: () => import("./Table.svelte"),
  score: () => import("./ScoreWalk.svelte"),
  replay: () => import("./Replay.svelte"),
  places: () => import("./cited-places"),
  setup: () => import("./PositionSetup.svelte"),
  picture: () => import("./FrontPagePicture.svelte"),
  learnt: () => import("./LearntPicture.svelte"),
  options: () => import("./ReadingsChoice.svelte"),
};
