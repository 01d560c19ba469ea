/** What the button of a hint does in Bella Vista: it chooses an offer, a place or a contract. */
import type { LayMessage } from "../../table/hints/hint-sentences";
import { read } from "./notation";

const MESSAGES: Partial<Record<ReturnType<typeof read>["kind"], string | null>> = {
  offer: "hint-choose-offer",
  place: "hint-choose-place",
  contract: "hint-choose-contract",
  done: null,
};

export const layMessage: LayMessage = (text) => {
  const message = MESSAGES[read(text).kind];
  return message === undefined ? "hint-lay" : message;
};
