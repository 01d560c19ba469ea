/** Tells whoever looks elsewhere that it is their turn: the icon of the tab, a sound, a notice. */
import turnIcon from "../ui/your-turn-icon.svg?url";
import { settings } from "./settings.svelte";
import type { Signal } from "./alert-for-change";

const ICON = "/icon.svg";

export function showIcon(mine: boolean): void {
  const link = document.querySelector('link[rel="icon"]');
  const icon = mine ? turnIcon : ICON;
  // Whatever is set is fetched anew.
  if (link?.getAttribute("href") !== icon) link?.setAttribute("href", icon);
}

export async function signal(what: Signal, title: string, text: string): Promise<void> {
  if (settings.sounds) (await import("./sounds")).sound(what);
  if (what === "turn" && document.hidden) await notice(title, text);
}

/** Whether notices may be sent; asks only when told to, by a click. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

async function notice(title: string, text: string): Promise<void> {
  if (!settings.notices || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const address = location.pathname;
  const what = { body: text, icon: ICON, tag: address, data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, what);
  else new Notification(title, what).onclick = () => focus();
}
