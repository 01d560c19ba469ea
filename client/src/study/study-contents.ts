/** A study as it travels in a link or a file: the position, the lines tried, comments and arrows. Read with doubt. */
import { positionIn, studyPath } from "../lib/links";
import { tidyName } from "../lib/player-name-limits";
import {
  hasNotes,
  LONGEST_COMMENT,
  LONGEST_LINE,
  MOST_ARROWS,
  MOST_TRIED,
  movesTo,
  ONLY_POSITION,
  type Arrow,
  type Lines,
  type Tried,
} from "./lines-tried";

export interface StudyContents {
  position: string;
  lines: Lines;
  at: number;
  /** Who played the game that the position is from. */
  names?: readonly string[];
}

const KIND = "faubourg-study";
const MARK = "&lines=";
const NAMES_MARK = "&names=";
const MOST_NAMES = 8;
export const LONGEST_LINK = 16_000;
export const LARGEST_FILE = 262_144;
const LONGEST_POSITION = 16_000;
const MOVE = /^[\x21-\x7e]{1,40}$/;
const PLACE = /^[\w+-]{1,8}$/;

/** Everything of an entry that says something, as short as it can be said. */
type Packed = [after: number, move: string, comment?: string, arrows?: [string, string][]];

function packed({ after, move, comment, arrows }: Tried): Packed {
  if (arrows.length) return [after, move, comment, arrows.map(({ from, to }) => [from, to])];
  return comment ? [after, move, comment] : [after, move];
}

/** Where a study is found: behind the hash, which no server is told of. */
export function studyLink({ position, lines, at, names = [] }: StudyContents): string {
  const who = names.length ? NAMES_MARK + encodeURIComponent(JSON.stringify(names)) : "";
  const path = studyPath(position) + who;
  if (lines.length === 1 && !lines.some(hasNotes)) return path;
  return `${path}${MARK}${encodeURIComponent(JSON.stringify({ at, lines: lines.map(packed) }))}`;
}

export function studyFile({ position, lines, at, names = [] }: StudyContents): string {
  const who = names.length ? { names } : {};
  return JSON.stringify({ kind: KIND, version: 1, position, ...who, at, lines: lines.map(packed) }, null, 1);
}

/** What stands behind the hash: null for nothing, a message where it cannot be a study. */
export function inHash(hash: string): StudyContents | "study-bad-link" | null {
  if (hash.length > LONGEST_LINK) return "study-bad-link";
  const [before = "", more] = hash.split(MARK, 2);
  const [written = "", names = ""] = before.split(NAMES_MARK, 2);
  const position = positionIn(written);
  if (!position) return written.length > 1 ? "study-bad-link" : null;
  const who = playersIn(parsed(decoded(names)));
  if (more === undefined) return { position, lines: ONLY_POSITION, at: 0, ...who };
  const study = unpacked(position, parsed(decoded(more)));
  return study ? { ...study, ...who } : "study-bad-link";
}

/** A study out of a file's text; null where the text is something else. */
export function inFile(text: string): StudyContents | "study-bad-file" | null {
  const said = text.length > LARGEST_FILE ? null : parsed(text);
  if (!isRecord(said) || said["kind"] !== KIND) return null;
  const { position } = said;
  const isText = typeof position === "string" && position.length <= LONGEST_POSITION;
  const study = isText && said["version"] === 1 ? unpacked(position, said) : null;
  return study ? { ...study, ...playersIn(said["names"]) } : "study-bad-file";
}

/** Names that people may have; without them the places have letters. */
function playersIn(said: unknown): Pick<StudyContents, "names"> {
  const isList = Array.isArray(said) && said.length > 0 && said.length <= MOST_NAMES;
  if (!isList || !said.every((name) => typeof name === "string")) return {};
  return { names: said.map(tidyName) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function unpacked(position: string, said: unknown): StudyContents | null {
  if (!isRecord(said) || !Array.isArray(said["lines"])) return null;
  const packed = said["lines"] as unknown[];
  if (!packed.length || packed.length > MOST_TRIED + 1) return null;
  const lines = packed.map(entryOf);
  const { at } = said;
  if (!areLines(lines) || typeof at !== "number" || !lines[at]) return null;
  return { position, lines, at };
}

/** The first is the position, and each of the others follows one before it. */
function areLines(lines: (Tried | null)[]): lines is Tried[] {
  const sound = lines.every((entry, i) => entry && (i ? entry.after >= 0 && entry.after < i : entry.after === -1));
  return sound && lines.every((_, i) => movesTo(lines as Tried[], i).length <= LONGEST_LINE);
}

function entryOf(said: unknown, i: number): Tried | null {
  if (!Array.isArray(said)) return null;
  const [after, move, comment = "", arrows = []] = said as unknown[];
  const isMove = typeof move === "string" && (i ? MOVE.test(move) : move === "");
  if (!Number.isInteger(after) || !isMove || !isComment(comment)) return null;
  if (!Array.isArray(arrows) || arrows.length > MOST_ARROWS || !arrows.every(isArrow)) return null;
  return { after: after as number, move, comment, arrows: arrows.map(([from, to]): Arrow => ({ from, to })) };
}

function isComment(said: unknown): said is string {
  return typeof said === "string" && said.length <= LONGEST_COMMENT;
}

function isArrow(said: unknown): said is [string, string] {
  return Array.isArray(said) && said.length === 2 && said.every((each) => typeof each === "string" && PLACE.test(each));
}

function isRecord(said: unknown): said is Record<string, unknown> {
  return typeof said === "object" && said !== null && !Array.isArray(said);
}
