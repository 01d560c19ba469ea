/** The shell without a network; what the tables say is never kept. The build fills in the two names. */
const SHELL = `faubourg-${"VERSION"}`;
const FILES = ["FILES"];

/** So many at a time, so that what the page itself needs is not behind hundreds of others. */
const TOGETHER = 8;

/** The name of an asset changes with its content: what the page has loaded is not fetched again. */
const wanted = (file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" });

async function keepAll() {
  const cache = await caches.open(SHELL);
  for (let i = 0; i < FILES.length; i += TOGETHER) await cache.addAll(FILES.slice(i, i + TOGETHER).map(wanted));
}

addEventListener("install", (event) => event.waitUntil(keepAll()));

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("faubourg-") && name !== SHELL;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET" || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
  }
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const page = pages.find((each) => new URL(each.url).pathname === address);
      return page ? page.focus() : clients.openWindow(address);
    }),
  );
});
