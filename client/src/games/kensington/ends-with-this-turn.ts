/** Whether the game is over for all when this turn ends as it stands: the server announces it. */
import type { EndNear } from "../../lib/server-types";
import type { View } from "./model";

export function endsWithThisTurn(near: readonly EndNear[], { seat, skipping, laid }: View): boolean {
  return near.some(({ phrase: { key }, turns }) => {
    if (key === "kensington-end-idle-now") return !laid;
    if (key === "kensington-end-skips-now") return skipping && !laid;
    return turns?.length === 1 && turns[0] === seat;
  });
}
