/** Taking one's last decision back: freely, or if the others let one. */
import { mustAsk } from "./seat-words-and-actions";
import type { TableInfo } from "./server-types";
import type { TableClient } from "./table-client.svelte";

/** How my last decision may be taken back. */
export function wayToTakeBack({ state, info, lift }: TableClient): "free" | "ask" | null {
  if (state?.undo || lift) return "free";
  return state?.ask_undo && info && !info.proposal ? "ask" : null;
}

/** What was said of a take-back is read no more: whoever presses again reads it first. */
export function closeNotice(client: Pick<TableClient, "notice" | "warned">): void {
  client.notice = client.warned = null;
}

/** Whoever does something else does not take back what they were warned of. */
export function closeWarning(client: Pick<TableClient, "notice" | "warned">): void {
  if (client.notice?.key.endsWith("-warning")) closeNotice(client);
}

/** What the button beside the warning says: what it does, since a bare “Annuler” reads as dismissing the warning. */
export const goingOn = (info: TableInfo): string => (mustAsk(info) ? "ask-undo-anyway" : "undo-anyway");

/** Take it back, or ask whether I may; what nobody would be asked about, or makes the game practice, is said first. */
export function takeBackOrAsk(client: TableClient): void {
  const { state, info, takeBack, lift } = client;
  if (takeBack === "free") return lift ? lift() : client.undo();
  if (takeBack !== "ask" || !state || !info) return;
  const isPractice = !info.practice && info.seats.some(({ bot }) => bot);
  const isToBeSaid = isPractice || (client.shared && !mustAsk(info));
  client.notice = null;
  if (!isToBeSaid || client.warned === state.seq) return client.propose("take-back");
  client.warned = state.seq;
  void import("./take-back-warning")
    .then(({ warning }) => warning(client, isPractice))
    .then((said) => (client.notice = said));
}
