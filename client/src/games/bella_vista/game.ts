import type { Game } from "..";

export const game: Game = {
  prefix: "BV",
  amount: "bv-amount",
  keys: [
    { keys: ["←", "↑", "↓", "→"], does: "bv-keys-arrows", unaided: "bv-keys-all-squares" },
    { keys: ["1…8"], does: "bv-keys-card" },
    { keys: ["R", "key-shift-r"], does: "bv-keys-turn" },
    { keys: ["H"], does: "bv-keys-ground", unaided: "bv-keys-ground-unaided" },
  ],
  trayKeys: [
    { keys: ["1…4"], does: "keys-setup-seat" },
    { keys: ["P"], does: "keys-setup-neutral" },
    { keys: ["0"], does: "keys-setup-rubber" },
    { keys: ["key-shift-1-to-8"], does: "keys-setup-numbers" },
    { keys: ["R", "key-shift-r"], does: "keys-setup-turn" },
  ],
  table: () => import("./Table.svelte"),
  score: () => import("./ScoreWalk.svelte"),
  replay: () => import("./Replay.svelte"),
  places: () => import("./cited-places"),
  setup: () => import("./PositionSetup.svelte"),
  picture: () => import("./FrontPagePicture.svelte"),
  learnt: () => import("./LearntPicture.svelte"),
  options: () => import("./CityChoice.svelte"),
};
