/** A board of 5 by 5 squares for tests: a pond, single gardens, a cross and a fountain. */
import type { Board, ColourName, Square } from "../../../src/games/sunrise/model";

const ROWS = [".. B3 R1 Y1 ..", "Y2 .. P2 G2 R1", "G1 B2 @@ P1 Y3", ".. .. R2 B1 G4", ".. .. P3 Y2 R2"];
const AREAS = ["aa.bb", "aa.bb", ".....", "cc.dd", "cc.dd"];
const NAMES: Record<string, string> = { a: "A1", b: "B1", c: "B2", d: "A2" };
const COLOURS: Record<string, ColourName> = {
  Y: "yellow",
  G: "green",
  R: "red",
  B: "blue",
  P: "pink",
};

function square(text: string, column: number, row: number): Square {
  const area = NAMES[AREAS[row]?.[column] ?? "."] ?? null;
  const name = `${"abcde"[column]}${row + 1}`;
  if (text === "@@") return { name, kind: "fountain", colour: null, dots: 0, area };
  if (text === "..") return { name, kind: "obstacle", colour: null, dots: 0, area };
  return { name, kind: "space", colour: COLOURS[text[0] ?? ""] ?? null, dots: Number(text[1]), area };
}

export const board: Board = {
  width: 5,
  height: 5,
  squares: ROWS.flatMap((row, y) => row.split(" ").map((text, x) => square(text, x, y))),
  areas: [
    { name: "A1", bonus: "tallest" },
    { name: "B1", bonus: "most" },
    { name: "B2", bonus: "most" },
    { name: "A2", bonus: "tallest" },
  ],
  colours: Object.entries(COLOURS).map(([letter, name]) => ({ letter, name, cards: 11 })),
  pieces: { "2": 28, "3": 28, "4": 22 },
  hand_limit: 5,
  draw_after_building: 1,
  draw_instead: 2,
  parks: 20,
  position_points: [10, 6, 3],
};
