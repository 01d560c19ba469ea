/** What the log tells of this turn and of the turns before it. */
import type { Fact, Phrase, Told } from "../../lib/server-types";
import { colourOf, type Board, type ColourName, type View } from "./model";
import { read, type Said } from "./notation";

export interface Step {
  said: Said;
  points: number;
  phrase: Phrase;
}
export interface Turn {
  seat: number;
  steps: Step[];
  points: number;
}

function step(told: Told): Step {
  const points = told.phrase.facts.points;
  return {
    said: read(told.text),
    phrase: told.phrase,
    points: typeof points === "number" ? points : 0,
  };
}

function receiver(phrase: Phrase): number | null {
  const who = phrase.facts.who;
  return typeof who === "object" && "type" in who && who.type === "person" ? who.seat : null;
}

/** The card that was seen to be drawn. */
function cardSeen({ said }: Step): string | null {
  return said.kind === "deal" && said.card !== "?" ? said.card : null;
}

/** Whether it took the last card of the deck, and the discards became a new one. */
export function renewsDeck({ phrase }: Step): boolean {
  return phrase.key === "sunrise-told-deal-last";
}

/** So many cards of a colour. */
export type CardsAlike = { colour: Fact; number: number };

/** The cards that were seen to be drawn, colour by colour. */
export const drawnIn = (steps: readonly Step[]): CardsAlike[] => alike(steps, cardSeen);

/** The cards that were discarded, colour by colour. */
export const discardedIn = (steps: readonly Step[]): CardsAlike[] =>
  alike(steps, ({ said }) => (said.kind === "discard" ? said.card : null));

function alike(steps: readonly Step[], cardOf: (step: Step) => string | null): CardsAlike[] {
  const seen = steps.filter((one) => cardOf(one) !== null);
  return [...new Set(seen.map(cardOf))].map((card) => {
    const same = seen.filter((one) => cardOf(one) === card);
    return { colour: same[0]?.phrase.facts.colour ?? "", number: same.length };
  });
}

/** The log as turns; the cards dealt belong to the turn of whoever receives them. */
export function turns(log: readonly Told[]): Turn[] {
  const found: Turn[] = [];
  for (const told of log) {
    const one = step(told);
    if (one.said.kind === "deal") {
      const mine = found.findLast((turn) => turn.seat === receiver(told.phrase));
      if (mine && (cardSeen(one) || renewsDeck(one))) mine.steps.push(one);
      continue;
    }
    if (told.seat === null) continue;
    let turn = found.at(-1);
    if (!turn || turn.seat !== told.seat) {
      turn = { seat: told.seat, steps: [], points: 0 };
      found.push(turn);
    }
    turn.steps.push(one);
    turn.points += one.points;
  }
  return found;
}

/** What has been built so far in the turn that goes on. */
export function thisTurn(log: readonly Told[], view: View): Step[] {
  if (view.stage !== "path") return [];
  const last = turns(log).at(-1);
  const built = (one: Step): boolean => one.said.kind === "house" || one.said.kind === "park";
  return last?.seat === view.seat ? last.steps.filter(built) : [];
}

/** The cards one drew and put away, and the turns after one's own; for a spectator, the last round. */
export function since(log: readonly Told[], view: View, seats: number): Turn[] {
  const all = turns(log);
  const going = view.stage === "path" || view.stage === "discarding";
  const current = going && all.at(-1)?.seat === view.seat ? all.pop() : undefined;
  if (view.viewer === null) return all.slice(-seats);
  const own = all.findLastIndex((turn) => turn.seat === view.viewer);
  const others = all.slice(own + 1);
  // What one draws now is news; what one drew the turn before no longer is.
  if (current?.seat === view.viewer) return [...others, ...cardsOf(current)];
  return [...cardsOf(all[own]), ...others];
}

/** The cards drawn and put away in a turn, as a turn of their own. */
function cardsOf(turn: Turn | undefined): Turn[] {
  const steps = turn?.steps.filter(({ said }) => said.kind === "deal" || said.kind === "discard") ?? [];
  return turn && steps.length ? [{ seat: turn.seat, steps, points: 0 }] : [];
}

/** The colour of the card that left a hand last: it lies on top of the discards. */
export function lastCard(log: readonly Told[], board: Board): ColourName | null {
  for (const { text } of log.toReversed()) {
    const said = read(text);
    if (said.kind === "house") return colourOf(board.squares.find((square) => square.name === said.space));
    if (said.kind === "park" || said.kind === "discard")
      return board.colours.find((colour) => colour.letter === said.card)?.name ?? null;
  }
  return null;
}

export function spacesOf(found: readonly Turn[]): string[] {
  return found.flatMap((turn) =>
    turn.steps.flatMap(({ said }) => (said.kind === "house" || said.kind === "park" ? [said.space] : [])),
  );
}

/** What steps that are still to come will build, the points they bring and the pieces they use, and whose they are. */
export interface Pending {
  spaces: Set<string>;
  points: number[];
  pieces: number[];
  seats: Set<number>;
}

export function pending(steps: readonly Told[], seats: number): Pending {
  const found = turns(steps);
  const sum = (of: (step: Step) => number): number[] =>
    Array.from({ length: seats }, (_, seat) =>
      found.flatMap((turn) => (turn.seat === seat ? turn.steps.map(of) : [])).reduce((all, one) => all + one, 0),
    );
  return {
    spaces: new Set(spacesOf(found)),
    points: sum(({ points }) => points),
    pieces: sum(({ said }) => (said.kind === "house" ? said.floors : 0)),
    seats: new Set(found.map(({ seat }) => seat)),
  };
}
