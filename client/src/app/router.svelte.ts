/** The pages: /, /t/{table}, /r/{table}, /rules/{game}, /study/{game}, /learn/{game} and /puzzles/{game}. */

export type Page =
  | { name: "home" }
  | { name: "table"; table: string }
  | { name: "replay"; table: string }
  | { name: "rules"; game: string }
  | { name: "study"; game: string }
  | { name: "learn"; game: string }
  | { name: "puzzles"; game: string; number: string | undefined }
  | { name: "nowhere" };

export function pageOf(path: string): Page {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  if (first === "puzzles" && second && more.length < 2)
    return { name: "puzzles", game: decodeURIComponent(second), number: more[0] };
  if (more.length) return { name: "nowhere" };
  if (!first) return { name: "home" };
  if (first === "t" && second) return { name: "table", table: decodeURIComponent(second) };
  if (first === "r" && second) return { name: "replay", table: decodeURIComponent(second) };
  if (first === "rules" && second) return { name: "rules", game: decodeURIComponent(second) };
  if (first === "study" && second) return { name: "study", game: decodeURIComponent(second) };
  if (first === "learn" && second) return { name: "learn", game: decodeURIComponent(second) };
  return { name: "nowhere" };
}

let page = $state.raw<Page>({ name: "home" });

export const router = {
  get page(): Page {
    return page;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  page = pageOf(location.pathname);
}

export function startRouter(): void {
  page = pageOf(location.pathname);
  addEventListener("popstate", () => (page = pageOf(location.pathname)));
  // A table that has taken the token out of its address at popstate must not be entered twice.
  addEventListener("hashchange", () => location.hash && (page = pageOf(location.pathname)));
  document.addEventListener("click", follow);
}

/** Links within the house change the page without loading it again. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const where = new URL(link.href, location.href);
  if (where.origin !== location.origin || pageOf(where.pathname).name === "nowhere") return;
  if (where.pathname === location.pathname && where.hash) return;
  event.preventDefault();
  go(where.pathname + where.search + where.hash);
}
