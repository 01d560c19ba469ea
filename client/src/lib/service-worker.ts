/** The service worker keeps the shell for a day without a network. */

export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After the page itself, so that the first board does not wait for the whole shell.
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => {
      // Some browsers forbid it in private windows: then there is no shell to keep.
    });
  });
}
