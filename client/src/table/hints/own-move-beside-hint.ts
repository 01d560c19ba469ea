/** One's own move beside the first hint, in words: the same that the terminal says. */
import { t } from "../../lib/i18n.svelte";
import type { Hints } from "../../lib/server-types";
import { isByTheEnd } from "./hint-sentences";
import { firstMove } from "./steady-order.svelte";

type Told = NonNullable<Hints["apart"]> | "behind";

/** How sure it is that the first hint is better; null where nothing can be said of it. */
function howSure({ apart, mine, best: [first], seat }: Hints): Told | null {
  if (!apart || !mine || !first || firstMove(first) === firstMove(mine)) return null;
  const isBehind = (first.chances[seat] ?? 0) < (mine.chances[seat] ?? 0);
  return isBehind && !isByTheEnd(apart) && apart !== "close" ? "behind" : apart;
}

/** Which of the two is better, if that can be told; `number` is that of the hint on the screen. */
export function besideHint(found: Hints, number: number): string | null {
  const distance = howSure(found);
  return distance && t("hint-beside-own", { distance, number });
}

/** No row of the score sheet is better after the hint: it comes first since games go better, or the bot thinks so. */
export function betterOnlyLater(found: Hints, number: number): string | null {
  const { best, mine } = found.compared;
  if (best.some(({ points }) => points !== null)) return null;
  const told = howSure(found);
  if (told === "likely" || told === "clear") return t("hint-only-later", { number });
  return found.apart === null && best.length + mine.length ? t("hint-preferred", { number }) : null;
}
