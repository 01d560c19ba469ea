/** What the log tells of the turns before this one, and what is still to be shown of them. */
import type { Phrase, Told } from "../../lib/server-types";
import type { Aids, Facade, Standing, View } from "./model";
import { read, type Said } from "./notation";

export interface Step {
  seq: number;
  said: Said;
  phrase: Phrase;
  points: number;
}
export interface Turn {
  seat: number;
  steps: Step[];
  points: number;
  finished: boolean;
}

function personIn(phrase: Phrase): number | null {
  const who = phrase.facts.who;
  return typeof who === "object" && "type" in who && who.type === "person" ? who.seat : null;
}

/** The log as turns: each ends when its player has finished. */
export function turns(log: readonly Told[], aids: Pick<Aids, "facades">): Turn[] {
  const lays = laysBy(log, aids.facades.length);
  const found: Turn[] = [];
  let finished = true;
  for (const told of log) {
    const seat = told.seat ?? personIn(told.phrase);
    if (seat === null) continue;
    const said = read(told.text);
    if (finished || found.at(-1)?.seat !== seat) found.push({ seat, steps: [], points: 0, finished: false });
    const points = said.kind === "lay" ? pointsOf(lays[seat] ?? [], told, aids.facades[seat]?.points ?? []) : 0;
    const turn = found.at(-1);
    finished = said.kind === "finish";
    if (!turn) continue;
    turn.points += points;
    turn.finished = finished;
    turn.steps.push({ seq: told.seq, said, phrase: told.phrase, points });
  }
  return found;
}

function laysBy(log: readonly Told[], seats: number): Told[][] {
  return Array.from({ length: seats }, (_, seat) =>
    log.filter((told) => told.seat === seat && read(told.text).kind === "lay"),
  );
}

/** A log may begin late, but its last tile is the last one of the façade. */
function pointsOf(lays: readonly Told[], told: Told, points: readonly number[]): number {
  return points[points.length - lays.length + lays.indexOf(told)] ?? 0;
}

/** The turns after the viewer's last one, or, before that has been played, all of them and the one that is going on;
 * for a spectator, the last round. */
export function since(log: readonly Told[], view: View, aids: Pick<Aids, "facades">, viewer: number | null): Turn[] {
  const all = turns(log, aids);
  if (viewer === null) return all.slice(-view.facades.length);
  const isGoingOn = view.seat === viewer && view.stage === "build" && all.at(-1)?.seat === viewer;
  const past = isGoingOn ? all.slice(0, -1) : all;
  const last = past.findLastIndex((turn) => turn.seat === viewer);
  return last < 0 ? all : past.slice(last + 1);
}

/** Of these turns, what has been shown when a step is looked at. */
export function shownUntil(step: Told | null, all: readonly Turn[]): readonly Turn[] {
  if (!step) return all;
  return all.flatMap((turn) => {
    const steps = turn.steps.filter(({ seq }) => seq <= step.seq);
    const points = steps.reduce((sum, one) => sum + one.points, 0);
    return steps.length ? [{ ...turn, steps, points, finished: steps.at(-1)?.said.kind === "finish" }] : [];
  });
}

/** How many tiles these steps have laid, by seat. */
export function laid(steps: readonly Told[], seats: number): number[] {
  return laysBy(steps, seats).map((lays) => lays.length);
}

export function laidIn(found: readonly Turn[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    found
      .filter((turn) => turn.seat === seat)
      .reduce((sum, { steps }) => sum + steps.filter(({ said }) => said.kind === "lay").length, 0),
  );
}

/** The last tiles of each façade: those that were laid, less those still to be shown. */
export function freshTiles(
  tiles: readonly Standing[][],
  laid: readonly number[],
  coming: readonly number[],
): Standing[][] {
  return laid.map((number, seat) => {
    const fresh = number - (coming[seat] ?? 0);
    return fresh > 0 ? (tiles[seat] ?? []).slice(-fresh) : [];
  });
}

/** Façades and points before the last tiles were laid. */
export function before(
  view: View,
  aids: Aids,
  totals: readonly number[],
  tiles: readonly number[],
): { facades: Facade[]; totals: number[] } {
  const kept = (seat: number): number => (view.facades[seat]?.tiles.length ?? 0) - (tiles[seat] ?? 0);
  return {
    facades: view.facades.map((facade, seat) => (tiles[seat] ? { tiles: facade.tiles.slice(0, kept(seat)) } : facade)),
    totals: totals.map((total, seat) =>
      (aids.facades[seat]?.points ?? []).slice(kept(seat)).reduce((sum, points) => sum - points, total),
    ),
  };
}
