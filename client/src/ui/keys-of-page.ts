/** The keys that each page understands, for whoever asks with "?". */

export type KeyPage = "home" | "table" | "ended" | "score" | "replay";

/** Keys that do the same, and the message that says what; a key that has a name goes by its own message. */
export interface KeyUse {
  keys: readonly string[];
  does: string;
  /** What they do in cardboard mode, where that is something else; null for nothing. */
  unaided?: string | null;
}

const ARROWS = ["←", "↑", "↓", "→"];

const OF_PAGE: Record<KeyPage, readonly KeyUse[]> = {
  home: [],
  table: [
    { keys: ARROWS, does: "keys-lit-spaces", unaided: "keys-all-spaces" },
    { keys: ["key-shift-arrows"], does: "keys-all-spaces", unaided: null },
    { keys: ["key-enter"], does: "keys-choose-and-play" },
    { keys: ["key-escape"], does: "keys-lay-down" },
    { keys: ["U"], does: "keys-undo" },
    { keys: ["H"], does: "keys-hint", unaided: null },
    { keys: ["S"], does: "keys-score" },
    { keys: ["L"], does: "keys-log" },
    { keys: ["R"], does: "keys-since" },
    { keys: ["key-any"], does: "keys-skip" },
  ],
  ended: [
    { keys: ["S"], does: "keys-score" },
    { keys: ["R"], does: "keys-rematch" },
    { keys: ["P"], does: "keys-replay" },
    { keys: ["H"], does: "keys-home" },
    { keys: ["L"], does: "keys-log" },
  ],
  score: [
    { keys: ["←", "→"], does: "keys-steps" },
    { keys: ["1", "2", "…"], does: "keys-step-number" },
    { keys: ["↑", "↓"], does: "keys-lines" },
    { keys: ["key-escape"], does: "keys-to-table" },
  ],
  replay: [
    { keys: ["←", "→"], does: "keys-decisions" },
    { keys: ["key-shift", "←", "→"], does: "keys-turns" },
    { keys: ["key-home", "key-end"], does: "keys-ends" },
    { keys: ["key-space"], does: "keys-play" },
    { keys: ["↑", "↓"], does: "keys-move-list" },
  ],
};

const EVERYWHERE: readonly KeyUse[] = [
  { keys: ["key-tab"], does: "keys-tab" },
  { keys: ["key-escape"], does: "keys-close" },
  { keys: ["?"], does: "keys-this" },
];

/** Those of the page, of this game and of the whole house; what a game explains, the page need not. */
export function keysOf(page: KeyPage, ofGame: readonly KeyUse[] = [], help = true): readonly KeyUse[] {
  const own = page === "table" ? ofGame : [];
  const ofPage = OF_PAGE[page].map((use) => own.find(({ keys }) => keys[0] === use.keys[0]) ?? use);
  const found = [...new Set([...ofPage, ...own]), ...EVERYWHERE];
  return help ? found : found.flatMap(unaided);
}

/** The use of a key in cardboard mode, if it has one. */
function unaided(use: KeyUse): KeyUse[] {
  const does = use.unaided === undefined ? use.does : use.unaided;
  return does === null ? [] : [{ ...use, does }];
}
