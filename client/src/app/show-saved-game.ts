/** Reading a saved game and going to its replay: loaded once somebody has chosen a file. */
import { api, troubleOf } from "../lib/api";
import { phrase } from "../lib/fluent-messages";
import { understood } from "../lib/i18n.svelte";
import { replayPath } from "../lib/links";
import type { Phrase } from "../lib/server-types";
import { go } from "./router.svelte";

/** As much as the server reads. */
const MOST_BYTES = 262_144;

/** Leads to the replay, or says why there is none. */
export async function showSavedGame(file: File): Promise<Phrase | null> {
  if (file.size > MOST_BYTES)
    return await understood(phrase("record-too-large", { bytes: file.size, limit: MOST_BYTES }));
  try {
    go(replayPath((await api.replay(file)).table, 0));
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}
