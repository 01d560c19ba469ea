/** The score as five steps: windows, doors, heights, cats, and façades with every column roofed. */
import type { ScoreLine } from "../../lib/server-types";
import type { FacadeColumn, FacadeCount } from "./model";

export type Part = "windows" | "doors" | "heights" | "cats" | "full";
export interface GameScoreStep {
  part: Part;
  rule: string;
  /** One line a player, also for nothing; it sums up those behind it. */
  lines: ScoreLine[];
  behind: ScoreLine[];
}

const RULES: Record<Part, string> = {
  windows: "KG-6.1",
  doors: "KG-6.2",
  heights: "KG-6.3",
  cats: "KG-6.4",
  full: "KG-6.5",
};
const PARTS = Object.keys(RULES) as Part[];

/** The part of the score that a rule counts, if it counts any. */
export function partOf(rule: string): Part | null {
  return PARTS.find((part) => RULES[part] === rule) ?? null;
}

/** What a line counts: its windows or its columns; otherwise it stands for one thing itself. */
function counted({ facts }: ScoreLine): number {
  const number = facts.windows ?? facts.columns;
  return typeof number === "number" ? number : 1;
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The heights as they came, the k-th for k points: the façades show them below their columns. */
function heightsOf(part: Part, lines: readonly ScoreLine[]): { heights?: number[] } {
  if (part !== "heights") return {};
  return { heights: lines.map(({ facts }) => Number(facts.height)) };
}

const IN_A_COLUMN: Partial<Record<Part, (column: FacadeColumn) => number>> = {
  windows: ({ windows }) => windows,
  doors: ({ doors }) => doors,
  full: () => 1,
};

/** What does not count because no roof covers it, and in how many columns it stands. */
function unroofed(part: Part, columns: readonly FacadeColumn[]): { lost: number; open: number } {
  const found = columns
    .filter(({ roofed }) => !roofed)
    .map((column) => IN_A_COLUMN[part]?.(column) ?? 0)
    .filter((number) => number > 0);
  return { lost: sum(found), open: found.length };
}

function inAll(part: Part, lines: readonly ScoreLine[], seat: number, facade: FacadeCount): ScoreLine {
  return {
    seat,
    rule: RULES[part],
    reason: part,
    points: sum(lines.map(({ points }) => points)),
    facts: {
      number: sum(lines.map(counted)),
      columns: lines.length,
      ...heightsOf(part, lines),
      ...unroofed(part, facade.columns),
    },
    spaces: [...new Set(lines.flatMap(({ spaces }) => spaces))],
  };
}

function step(part: Part, lines: readonly ScoreLine[], facades: readonly FacadeCount[]): GameScoreStep {
  const behind = lines.filter((line) => line.rule === RULES[part]).sort((a, b) => a.seat - b.seat);
  const bySeat = (seat: number): ScoreLine[] => behind.filter((line) => line.seat === seat);
  const summed = facades.map((facade, seat) => inAll(part, bySeat(seat), seat, facade));
  return { part, rule: RULES[part], lines: summed, behind };
}

/** Before the end nobody needs to know on cardboard what only counts then. */
export function scoreSteps(
  lines: readonly ScoreLine[],
  facades: readonly FacadeCount[],
  forecasts: boolean,
): GameScoreStep[] {
  return PARTS.filter((part) => forecasts || part !== "full").map((part) => step(part, lines, facades));
}
