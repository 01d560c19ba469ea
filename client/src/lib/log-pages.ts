/** Older parts of a table's log, for whoever wants to read them. */
import { api } from "./api";
import { reachingBack } from "./log";
import { patiently } from "./patience";
import type { Room } from "./room.svelte";

/** Fetch the part before what is known; of no use if eyes or line have changed when it comes. */
export async function reachBack(room: Room): Promise<void> {
  const { eyes, known: { earlier } } = room;
  if (earlier === null) return;
  const isWanted = (): boolean => room.eyes === eyes && room.known.earlier === earlier;
  const page = await patiently(() => api.log(room.table, eyes, earlier), isWanted);
  if (isWanted()) room.known = reachingBack(room.known, page);
}
