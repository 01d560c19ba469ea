/** Where nothing is left to decide, the table goes on by itself. */
import type { Offered, Told } from "../../lib/server-types";
import type { TableClient } from "../../lib/table-client.svelte";
import type { View } from "./model";
import { read } from "./notation";

/**
 * The move that is made for the player, if there is one. A building without room is not passed over
 * in silence, and without help nobody is told whether they fulfil a contract.
 */
export function forcedMove(stage: View["stage"], moves: readonly Offered[], help: boolean): string | null {
  const [only, ...others] = moves;
  if (!only || others.length || read(only.text).kind !== "done") return null;
  const mayGo = stage === "stopped" || stage === "neutral-built" || (stage === "contract" && help);
  return mayGo ? only.text : null;
}

/** What is told of moves that this table makes for its players, with help and without. */
const MADE_ALONE = ["bella-told-stopped", "bella-told-round-done"];

export function isMadeAlone({ phrase: { key } }: Told, help: boolean): boolean {
  return MADE_ALONE.includes(key) || (help && key === "bella-told-unfulfilled");
}

/** Whoever has just taken something back wants to go further back, not on: to what they decided themselves. */
const goesBack = (last: Told | undefined): boolean => (last?.undoes ?? null) !== null;

/** Makes it or takes it back, once in a position: if that fails, there is still the button. */
export function goOnAlone(client: TableClient, forced: () => string | null): void {
  let wentOn = -1;
  $effect(() => {
    const text = forced();
    const seq = client.state?.seq ?? -1;
    if (text === null || client.waiting || wentOn === seq) return;
    wentOn = seq;
    if (goesBack(client.log.at(-1))) client.undo();
    else client.play(text);
  });
}
