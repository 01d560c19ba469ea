/** The keys that each page understands, for whoever asks with "?". */

export type KeyPage =
  "home" | "table" | "ended" | "score" | "replay" | "lesson" | "rules" | "puzzle" | "study" | "setup";

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
    { keys: ["1", "2", "3"], does: "keys-hint-number", unaided: null },
    { keys: ["M"], does: "keys-hint-mine", unaided: null },
    { keys: ["S"], does: "keys-score" },
    { keys: ["L"], does: "keys-log" },
    { keys: ["R"], does: "keys-since" },
    { keys: ["key-any"], does: "keys-skip" },
  ],
  rules: [{ keys: ["/"], does: "keys-rules-search" }],
  lesson: [
    { keys: ARROWS, does: "keys-lit-spaces" },
    { keys: ["key-enter"], does: "keys-lesson-enter" },
    { keys: ["key-escape"], does: "keys-lay-down" },
    { keys: ["H"], does: "keys-lesson-show" },
    { keys: ["key-page-up"], does: "keys-lesson-back" },
    { keys: ["key-page-down"], does: "keys-lesson-skip" },
  ],
  study: [
    { keys: ARROWS, does: "keys-lit-spaces", unaided: "keys-all-spaces" },
    { keys: ["key-enter"], does: "keys-choose-and-play" },
    { keys: ["key-escape"], does: "keys-lay-down" },
    { keys: ["U"], does: "keys-undo" },
    { keys: ["H"], does: "keys-hint", unaided: null },
    { keys: ["S"], does: "keys-score" },
    { keys: ["A"], does: "keys-study-arrow" },
    { keys: ["C"], does: "keys-study-comment" },
    { keys: ["N", "key-shift-n"], does: "keys-study-next" },
  ],
  setup: [
    { keys: ARROWS, does: "keys-all-spaces" },
    { keys: ["key-enter"], does: "keys-setup-put" },
    { keys: ["U"], does: "keys-setup-undo" },
  ],
  puzzle: [
    { keys: ARROWS, does: "keys-lit-spaces" },
    { keys: ["key-enter"], does: "keys-choose-and-play" },
    { keys: ["key-escape"], does: "keys-lay-down" },
    { keys: ["U"], does: "keys-undo" },
    { keys: ["C"], does: "keys-puzzle-check" },
    { keys: ["S"], does: "keys-puzzle-show" },
    { keys: ["key-page-up"], does: "keys-puzzle-before" },
    { keys: ["key-page-down"], does: "keys-puzzle-next" },
  ],
  ended: [
    { keys: ["S"], does: "keys-score" },
    { keys: ["R"], does: "keys-rematch" },
    { keys: ["P"], does: "keys-replay" },
    { keys: ["E"], does: "keys-study" },
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

/** The keys that only one game understands: at its table, and where its positions are set up. */
export interface KeysOfGame {
  keys?: readonly KeyUse[];
  trayKeys?: readonly KeyUse[];
}

/** A key of the tray takes the piece, and the board is set up with it. */
const OF_TRAY: readonly KeyPage[] = ["study", "setup"];

/** Those of the page, of this game and of the whole house; what a game explains, the page need not. */
export function keysOf(page: KeyPage, ofGame: KeysOfGame = {}, help = true): readonly KeyUse[] {
  const own = (page === "table" ? ofGame.keys : OF_TRAY.includes(page) ? ofGame.trayKeys : []) ?? [];
  const ofPage = OF_PAGE[page].map((use) => own.find(({ keys }) => keys[0] === use.keys[0]) ?? use);
  const found = [...new Set([...ofPage, ...own]), ...EVERYWHERE];
  return help ? found : found.flatMap(unaided);
}

/** The use of a key in cardboard mode, if it has one. */
function unaided(use: KeyUse): KeyUse[] {
  const does = use.unaided === undefined ? use.does : use.unaided;
  return does === null ? [] : [{ ...use, does }];
}
