/** What stands for each part of the score: lines on the grid of icons, drawn by hand. */
import type { Part } from "./score-steps";

export const SIGNS: Record<Part, string> = {
  windows: "M6 20V9Q12 3 18 9V20ZM12 6V20M6 14H18M4 20H20",
  doors: "M6.500 20V8.500Q12 2.500 17.500 8.500V20M4 20H20M14.500 14v.1M6.500 10H17.500",
  heights: "M4 20V14H9V20M9.500 20V10H14.500V20M15 20V5H20V20M2.500 20H21.500",
  cats:
    "M7 20C5 14 7 11 9 10L8 4 10.500 6H13.500L16 4 15 10C17.500 12 18.500 15 17 20ZM17 19" +
    "C20.500 18.500 20.500 15 19 13",
  full: "M3 11 6 6H18L21 11ZM5 11V20M12 11V20M19 11V20M3.500 20H20.500",
};
