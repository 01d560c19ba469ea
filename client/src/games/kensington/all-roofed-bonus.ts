/** KG-6.5: the bonus for a building without an open column, as it stands and as a lay would leave it. */
import { t } from "../../lib/i18n.svelte";
import type { ScoreLine } from "../../lib/server-types";

export function bonusOf(seat: number, standing: readonly ScoreLine[]): number {
  return standing.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
}

/** What would become of the bonus, in words; nothing where it stays what it is. */
export function bonusChange(was: number, would: number): string | null {
  if (was === would) return null;
  if (!would) return t("kg-bonus-lost", { was });
  return was ? t("kg-bonus-changed", { was, would }) : t("kg-bonus-won", { would });
}
