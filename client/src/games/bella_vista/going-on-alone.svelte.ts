/** Where nothing is left to decide, the table goes on by itself. */
import type { Offered, Told } from "../../lib/server-types";
import type { TableClient } from "../../lib/table-client.svelte";
import type { View } from "./model";
import { read } from "./notation";

/**
 * The move that is made for the player, if there is one. A building without room is not passed over
 * in silence; without help nobody is told whether they fulfil a contract; and whoever has just taken
 * something back wants to go further back, not on.
 */
export function movesAlone(
  stage: View["stage"],
  moves: readonly Offered[],
  help: boolean,
  last: Told | undefined,
): string | null {
  const [only, ...others] = moves;
  if (!only || others.length || read(only.text).kind !== "done" || (last?.undoes ?? null) !== null) return null;
  const mayGo = stage === "stopped" || stage === "neutral-built" || (stage === "contract" && help);
  return mayGo ? only.text : null;
}

/** Makes it, once in a position: if that fails, there is still the button. */
export function goOnAlone(client: TableClient, next: () => string | null): void {
  let wentOn = -1;
  $effect(() => {
    const text = next();
    const seq = client.state?.seq ?? -1;
    if (text === null || client.waiting || wentOn === seq) return;
    wentOn = seq;
    client.play(text);
  });
}
