/** Older parts of a table's log, for whoever wants to read them. */
import { api } from "./api";
import { reachingBack } from "./table-log";
import { withRetries } from "./retry-when-busy";
import type { TableClient } from "./table-client.svelte";

/** Fetch the part before what is known; of no use if eyes or line have changed when it comes. */
export async function reachBack(client: TableClient): Promise<void> {
  const {
    eyes,
    known: { earlier },
  } = client;
  if (earlier === null) return;
  const isWanted = (): boolean => client.eyes === eyes && client.known.earlier === earlier;
  const page = await withRetries(() => api.log(client.table, eyes, earlier), isWanted);
  if (isWanted()) client.known = reachingBack(client.known, page);
}
