/** A story that comes in parts: which frames are there, and which are to be asked for next. */
import type { Frame, Story, Told } from "../lib/server-types";

/** Frames that follow each other. */
export interface Part {
  first: number;
  frames: readonly Frame[];
  /** How many came together with those that were there already: as many may come next time. */
  came?: number;
}

/** As much as a browser can bear: a part weighs some 200 kB on the way, and more in memory. */
export const MOST_PARTS = 40;
/** When so much is there, only the neighbourhood is asked for. */
const NEAR = 12;

export function frameAt(parts: readonly Part[], at: number): Frame | undefined {
  const found = parts.find(({ first, frames }) => at >= first && at < first + frames.length);
  return found?.frames[at - found.first];
}

/** What happened up to a frame, as far back as every frame is there. */
export function toldUpTo(parts: readonly Part[], at: number): Told[] {
  const told: Told[][] = [];
  for (let frame = frameAt(parts, at); frame; frame = frameAt(parts, at - told.length)) told.push(frame.told);
  return told.reverse().flat();
}

/** All that is there in its order, each frame with its place. */
export function framesInOrder(parts: readonly Part[]): { at: number; frame: Frame }[] {
  return [...parts]
    .sort((one, other) => one.first - other.first)
    .flatMap(({ first, frames }) => frames.map((frame, i) => ({ at: first + i, frame })));
}

/** With what has come, as far as it was not there; what lies farthest from the place makes room for it. */
export function withPart(parts: readonly Part[], { first, frames }: Part, at: number, most = MOST_PARTS): Part[] {
  const known = frames.findIndex((_, i) => frameAt(parts, first + i));
  const fresh = known < 0 ? frames : frames.slice(0, known);
  if (!fresh.length) return [...parts];
  return [...parts, { first, frames: fresh, came: frames.length }]
    .sort((one, other) => distance(one, at) - distance(other, at))
    .slice(0, most);
}

function distance({ first, frames }: Part, at: number): number {
  return Math.max(0, first - at, at - (first + frames.length - 1));
}

/** The number to ask for next: what is looked at, then what lies nearest to it. */
export function nextWish(parts: readonly Part[], total: number, at: number, most = MOST_PARTS): number | null {
  const ahead = missing(parts, total, at, 1);
  if (ahead === at) return at;
  const behind = missing(parts, total, at, -1);
  const reach = parts.length < most ? total : NEAR;
  const near = (found: number | null): number => (found === null ? Infinity : Math.abs(found - at));
  if (Math.min(near(ahead), near(behind)) > reach) return null;
  return near(ahead) <= near(behind) ? ahead : beginning(parts, behind ?? 0);
}

/** The first frame from a place on, in one way or the other, that is not there. */
function missing(parts: readonly Part[], total: number, from: number, way: 1 | -1): number | null {
  for (let at = from; at >= 0 && at < total; at += way) if (!frameAt(parts, at)) return at;
  return null;
}

/** Where to begin so that what comes reaches up to this frame: as far back as parts are long, within the gap. */
function beginning(parts: readonly Part[], last: number): number {
  const length = Math.max(1, ...parts.map(({ frames, came }) => came ?? frames.length));
  let first = last;
  while (first > 0 && last - first + 1 < length && !frameAt(parts, first - 1)) first -= 1;
  return first;
}

/** Whether a game that is still being played has only gone on between two parts of its story. */
export function goesOn(before: Story, after: Story): boolean {
  return before.actors.every((actor, i) => i < after.actors.length && actor === after.actors[i]);
}
