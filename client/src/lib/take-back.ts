/** Taking one's last decision back: freely, or if the others let one. */
import { mustAsk } from "./seat-words-and-actions";
import type { Phrase, TableInfo } from "./server-types";
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
  if (isWarning(client.notice)) closeNotice(client);
}

/** What the button beside the warning says: what it does, since a bare “Annuler” reads as dismissing the warning. */
export const goingOn = (info: TableInfo): string => (mustAsk(info) ? "ask-undo-anyway" : "undo-anyway");

const isWarning = (notice: Phrase | null): boolean => notice?.key.endsWith("-warning") ?? false;

const becomesPractice = ({ state, info }: TableClient): boolean =>
  (state?.undo_is_practice && !info?.practice) ?? false;

/** What I decided last, by its number; what the table did for me is no decision of mine. */
function ownLast({ state, moves, isMadeAlone }: TableClient): number {
  return moves.findLast((told) => told.seat === state?.seat && !isMadeAlone(told))?.seq ?? 0;
}

/** Take it back, or ask whether I may; what nobody would be asked about, or makes the game practice, is said first. */
export function takeBackOrAsk(client: TableClient): void {
  const { info, takeBack, lift } = client;
  if (takeBack === "free") return lift ? lift() : client.undo();
  if (takeBack !== "ask" || !info) return;
  const isToBeSaid = becomesPractice(client) || (client.shared && !mustAsk(info));
  if (isToBeSaid && !(isWarning(client.notice) && client.warned === ownLast(client))) return warn(client);
  closeNotice(client);
  client.propose("take-back");
}

/** What others have done meanwhile is said as well, so that what is read is what a press does. */
export function renewWarning(client: TableClient): void {
  const { info, takeBack, warned, notice } = client;
  if (warned === null || !info) return;
  const isRead = notice === null || isWarning(notice);
  if (isRead && takeBack === "ask" && warned === ownLast(client)) return warn(client);
  closeWarning(client);
  client.warned = null;
}

function warn(client: TableClient): void {
  const { state } = client;
  if (!isWarning(client.notice)) client.notice = null;
  client.warned = ownLast(client);
  void import("./take-back-warning")
    .then(({ warning }) => warning(client, becomesPractice(client)))
    .then((said) => {
      if (client.state === state && client.warned !== null) client.notice = said;
    });
}
