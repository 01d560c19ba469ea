/** Plain HTTP: games, tables, links, boards, stories. */
import { i18n, understood } from "./i18n.svelte";
import { phrase } from "./fluent-messages";
import type {
  About,
  BoardWish,
  Entered,
  Entry,
  ForkWish,
  Found,
  GameInfo,
  Legal,
  LessonMoment,
  LessonWish,
  Link,
  LinkWish,
  LogPage,
  Naming,
  Opened,
  Phrase,
  Refused,
  Story,
  Studied,
  StudyWish,
  Suggestion,
  SuggestionWish,
  TableInfo,
  TableWish,
} from "./server-types";

/** What the server would not do, in words to be said. */
export class ApiError extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly status: number,
  ) {
    super(phrase.key);
  }
}

export function ask<T>(path: string): Promise<T> {
  return answered(path, { headers: { accept: "application/json" } });
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return upload(path, JSON.stringify(body));
}

export function upload<T>(path: string, body: string | Blob): Promise<T> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return answered(path, { method: "POST", headers, body });
}

/** The language of the page, which need not be that of the browser: what nobody chooses follows it. */
const spoken = () => ({ "accept-language": i18n.language });

async function answered<T>(path: string, wish: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...wish, headers: { ...wish.headers, ...spoken() } });
  } catch {
    throw new ApiError(phrase("no-answer"), 0);
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  throw new ApiError(await refusalIn(answer), answer.status);
}

async function refusalIn(answer: Response): Promise<Phrase> {
  try {
    const said = (await answer.json()) as { phrase?: Phrase };
    if (said.phrase?.key) return await understood(said.phrase);
  } catch {
    // Not one of our answers: a proxy, or a server that is starting.
  }
  return phrase("http-trouble", { status: answer.status });
}

/** What to say about whatever was thrown. */
export function troubleOf(error: unknown): Phrase {
  return error instanceof ApiError ? error.phrase : phrase("unexpected");
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** What is asked behind the question mark; what is null is left out. */
function asked(what: Record<string, number | null>): string {
  const said = Object.entries(what).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return said.join("&");
}

export const api = {
  about: () => ask<About>("/api/about"),
  games: () => ask<GameInfo[]>("/api/games"),
  /** Those that can play a game. */
  bots: async (game: string) => (await api.games()).find(({ key }) => key === game)?.bots ?? [],
  /** The board of a table to be; what is wrong with its options is thrown. */
  preview: <Board>(wish: BoardWish) => post<Board>("/api/boards", wish),
  suggest: (wish: SuggestionWish) => post<Suggestion>("/api/suggestions", wish),
  open: (wish: TableWish) => post<Opened>("/api/tables", wish),
  /** Makes sure that the server knows this browser again. */
  session: () => post<void>("/api/session"),
  enter: (table: string, token: string) => post<Entered>(`${at(table)}/enter`, { token } satisfies Entry),
  name: (table: string, naming: Naming) => post<void>(`${at(table)}/name`, naming),
  table: (table: string) => ask<TableInfo>(at(table)),
  board: (table: string) => ask<unknown>(`${at(table)}/board`),
  link: (table: string, wish: LinkWish) => post<Link>(`${at(table)}/links`, wish),
  revoke: (table: string, wish: LinkWish) => post<void>(`${at(table)}/revoke`, wish),
  rematch: (table: string) => post<Found>(`${at(table)}/rematch`),
  /** The part of a game's story that begins with this frame. */
  story: (table: string, seat: number | null, first: number) =>
    ask<Story>(`${at(table)}/story?${asked({ seat, first })}`),
  /** A step of a lesson, and the answer to what is said in it. */
  lesson: (wish: LessonWish) => post<LessonMoment>("/api/lessons", wish),
  lessonWhy: (wish: LessonWish) => post<Refused | Legal>("/api/lessons/why", wish),
  /** An older part of the log. */
  log: (table: string, seat: number | null, before: number) =>
    ask<LogPage>(`${at(table)}/log?${asked({ seat, before })}`),
  /** A position of a game that is over, to be studied: its last one, unless another is asked for. */
  study: (wish: Partial<StudyWish> & Pick<StudyWish, "position">) => post<Studied>("/api/study", wish),
  fork: (table: string, wish: ForkWish) => post<Opened>(`${at(table)}/fork`, wish),
  /** A saved game, in whichever form it was saved: the server reads it. */
  replay: (file: Blob) => upload<Found>("/api/records", file),
  record: (table: string) => `${at(table)}/record`,
};
