import type { Game } from "..";

export const game: Game = {
  prefix: "SL",
  trayKeys: [
    { keys: ["1…4"], does: "keys-setup-seat" },
    { keys: ["P"], does: "keys-setup-park" },
    { keys: ["0"], does: "keys-setup-rubber" },
    { keys: ["key-shift-1-to-5"], does: "keys-setup-floors" },
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
