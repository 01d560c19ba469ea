/** Points as a gain or a loss. */
import { withMinus } from "./fluent-messages";

export function signed(points: number): string {
  return points < 0 ? withMinus(points) : `+${points}`;
}
