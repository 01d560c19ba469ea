/** Day or dusk, and how much help the board gives. */
import { keep, kept } from "./kept";

type Theme = "day" | "dusk";

function wanted(): Theme {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  return kept<Theme>("theme", dark ? "dusk" : "day");
}

let theme = $state<Theme>("day");
let help = $state(kept("help", true));

export const settings = {
  get theme(): Theme {
    return theme;
  },
  /** Off is the cardboard mode: nothing is lit, nothing is previewed. */
  get help(): boolean {
    return help;
  },
  start(): void {
    theme = wanted();
    document.documentElement.dataset.theme = theme;
  },
  toggleTheme(): void {
    theme = theme === "day" ? "dusk" : "day";
    document.documentElement.dataset.theme = theme;
    keep("theme", theme);
  },
  toggleHelp(): void {
    help = !help;
    keep("help", help);
  },
};
