/** What the button of a hint does in Kensington: it chooses a tile, or lays one; a turn has a button of its own. */
import type { LayMessage } from "../../table/hints/hint-sentences";
import { read } from "./notation";

const MESSAGES: Partial<Record<ReturnType<typeof read>["kind"], string | null>> = {
  take: "hint-choose-tile",
  buy: "hint-choose-tile",
  skip: null,
  finish: null,
};

export const layMessage: LayMessage = (text) => {
  const message = MESSAGES[read(text).kind];
  return message === undefined ? "hint-lay" : message;
};
