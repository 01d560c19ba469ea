/** Plain HTTP: games, tables, seats, boards. */
import { phrase } from "./messages";
import type { Entered, GameInfo, Opened, Phrase, TableInfo, TableWish } from "./wire";

/** What the server would not do, in words to be said. */
export class Refusal extends Error {
  constructor(readonly phrase: Phrase, readonly status: number) {
    super(phrase.key);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const wish: RequestInit = { headers: { accept: "application/json" } };
  if (body !== undefined) {
    wish.method = "POST";
    wish.headers = { ...wish.headers, "content-type": "application/json" };
    wish.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, wish);
  } catch {
    throw new Refusal(phrase("no-answer"), 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await refusalIn(answer), answer.status);
}

async function refusalIn(answer: Response): Promise<Phrase> {
  try {
    const said = (await answer.json()) as { phrase?: Phrase };
    if (said.phrase?.key) return said.phrase;
  } catch {
    // Not one of our answers: a proxy, or a server that is starting.
  }
  return phrase("http-trouble", { status: answer.status });
}

/** What to say about whatever was thrown. */
export function troubleOf(error: unknown): Phrase {
  return error instanceof Refusal ? error.phrase : phrase("unexpected");
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameInfo[]>("/api/games"),
  open: (wish: TableWish) => ask<Opened>("/api/tables", wish),
  enter: (table: string, token: string, name: string) =>
    ask<Entered>(`${at(table)}/enter`, { token, name }),
  table: (table: string) => ask<TableInfo>(at(table)),
  board: (table: string) => ask<unknown>(`${at(table)}/board`),
  record: (table: string) => `${at(table)}/record`,
};
