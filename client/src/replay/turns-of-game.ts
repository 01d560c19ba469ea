/** The decisions of a game, those of one turn together: what the list of moves is made of. */
import type { Frame } from "../lib/server-types";

export interface Decision {
  at: number;
  frame: Frame;
}

export interface Turn {
  /** Nobody for the start. */
  actor: number | null;
  decisions: Decision[];
  /** Whether what came before it is still on its way. */
  afterGap: boolean;
}

export function turnsOf(decisions: readonly Decision[]): Turn[] {
  const turns: Turn[] = [];
  let next = 0;
  for (const each of decisions) {
    const last = turns.at(-1);
    const afterGap = each.at !== next;
    if (last && !afterGap && last.actor === each.frame.actor) last.decisions.push(each);
    else turns.push({ actor: each.frame.actor, decisions: [each], afterGap });
    next = each.at + 1;
  }
  return turns;
}

/** What a decision brought to whoever made it; with rules, only by these. */
export function pointsOf({ actor, gained }: Frame, rules?: ReadonlySet<string>): number {
  return gained
    .filter((line) => line.seat === actor && (rules?.has(line.rule) ?? true))
    .reduce((sum, line) => sum + line.points, 0);
}

/** The rules by which decisions bring points at once; what others bring is counted at the end, and nobody's move. */
export function rulesAtOnce(decisions: readonly Decision[], last: number): Set<string> {
  return new Set(decisions.flatMap(({ at, frame }) => (at === last ? [] : frame.gained.map(({ rule }) => rule))));
}
