/** A place in a game that is replayed: frame 0 is the start, each other one decision. */

/** Whose decision each frame is, from the start, which is nobody's, to the last. */
export type Actors = readonly (number | null)[];

/** The frame that an address asks for; without a wish, the last. */
export function wished(ply: number | null, frames: number): number {
  return within(ply ?? frames - 1, frames);
}

export function within(at: number, frames: number): number {
  return Math.max(0, Math.min(frames - 1, at));
}

/** The last frame of the turn before, or of the turn that follows. */
export function byTurn(actors: Actors, at: number, way: 1 | -1): number {
  const ends = actors.flatMap((actor, i) => (actors[i + 1] === actor ? [] : [i]));
  const found = way > 0 ? ends.find((end) => end > at) : ends.findLast((end) => end < at);
  return within(found ?? (way > 0 ? actors.length - 1 : 0), actors.length);
}

/** Where a key leads; null for keys that mean something else. */
export function byKey(key: string, shift: boolean, actors: Actors, at: number): number | null {
  switch (key) {
    case "ArrowRight":
      return shift ? byTurn(actors, at, 1) : within(at + 1, actors.length);
    case "ArrowLeft":
      return shift ? byTurn(actors, at, -1) : within(at - 1, actors.length);
    case "Home":
      return 0;
    case "End":
      return actors.length - 1;
    default:
      return null;
  }
}

/** Neighbouring frames of one actor: what the scrub bar shows in one colour. */
export function stretches(actors: Actors): { actor: number | null; from: number; length: number }[] {
  const found: { actor: number | null; from: number; length: number }[] = [];
  actors.forEach((actor, from) => {
    const last = found.at(-1);
    if (last && last.actor === actor) last.length += 1;
    else found.push({ actor, from, length: 1 });
  });
  return found;
}
