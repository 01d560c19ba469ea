/** Day or dusk, how much help the board gives, and how the page makes itself heard. */
import { keep, kept } from "./local-storage";

export type Theme = "day" | "dusk";
export const LIGHTS = ["day", "dusk", "system"] as const;
export type Light = (typeof LIGHTS)[number];
/** How fast the moves of others are shown. */
export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const PAPER: Record<Theme, string> = { day: "#f5efe2", dusk: "#171923" };

let light = $state<Light>(kept<Light>("theme", "system"));
let evening = $state(false);
let help = $state(kept("help", true));
let sounds = $state(kept("sounds", false));
let notices = $state(kept("notices", false));
let pace = $state(kept<Pace | null>("pace", null));
const theme = $derived<Theme>(light === "system" ? (evening ? "dusk" : "day") : light);

function paint(): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAPER[theme]);
}

export const settings = {
  get theme(): Theme {
    return theme;
  },
  get light(): Light {
    return light;
  },
  set light(chosen: Light) {
    light = chosen;
    keep("theme", chosen);
    paint();
  },
  /** Off is the cardboard mode: nothing is lit, nothing is previewed. */
  get help(): boolean {
    return help;
  },
  set help(on: boolean) {
    help = on;
    keep("help", on);
  },
  get sounds(): boolean {
    return sounds;
  },
  set sounds(on: boolean) {
    sounds = on;
    keep("sounds", on);
  },
  /** Whether a message of the system calls back whoever looks elsewhere. */
  get notices(): boolean {
    return notices;
  },
  set notices(on: boolean) {
    notices = on;
    keep("notices", on);
  },
  /** Whoever wants no motion, and has not chosen otherwise, sees at once what has come of it. */
  get pace(): Pace {
    return pace ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "at-once" : "normal");
  },
  set pace(chosen: Pace) {
    pace = chosen;
    keep("pace", chosen);
  },
  start(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    evening = dark.matches;
    dark.addEventListener("change", () => {
      evening = dark.matches;
      paint();
    });
    paint();
  },
  toggleTheme(): void {
    this.light = theme === "day" ? "dusk" : "day";
  },
};
