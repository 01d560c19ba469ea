/** Taking one's last decision back: freely, or if the others let one. */
import { phrase } from "./fluent-messages";
import { understood } from "./i18n.svelte";
import { mustAsk } from "./seat-words-and-actions";
import type { TableClient } from "./table-client.svelte";

/** How my last decision may be taken back. */
export function wayToTakeBack({ state, info }: TableClient): "free" | "ask" | null {
  if (state?.undo) return "free";
  return state?.ask_undo && info && !info.proposal ? "ask" : null;
}

/** Take it back, or ask whether I may; that it makes the game practice is said first. */
export function takeBackOrAsk(client: TableClient): void {
  const { state, info, takeBack } = client;
  if (takeBack === "free") return client.undo();
  if (takeBack !== "ask" || !state || !info) return;
  const isNews = !info.practice && info.seats.some(({ bot }) => bot) && client.warned !== state.seq;
  client.notice = null;
  if (!isNews) return client.propose("take-back");
  client.warned = state.seq;
  const what = client.moves.findLast(({ seat }) => seat === state.seat)?.phrase ?? "";
  const button = phrase(mustAsk(info) ? "ask-undo" : "undo");
  void understood(phrase("practice-warning", { what, button })).then((said) => (client.notice = said));
}
