/** Asking again, quietly, what the server was too busy to answer. */
import { ApiError } from "./api";

const TOO_MANY = 429;
/** Milliseconds before each further try. */
const WAITS = [2_000, 4_000, 8_000, 16_000];

/** The answer, a few tries later if need be; whoever no longer wants it is not asked for. */
export async function withRetries<T>(ask: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error) || !isWanted()) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
    if (!isWanted()) break;
  }
  return ask();
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiError && error.status === TOO_MANY;
}
