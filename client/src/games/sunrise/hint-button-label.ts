/** What the button of a hint does in Sunrise Lane: it lays a building, or chooses a card or a way out. */
import type { LayMessage } from "../../table/hints/hint-sentences";
import { read } from "./notation";

const MESSAGES: Partial<Record<ReturnType<typeof read>["kind"], string>> = {
  draw: "hint-choose-draw",
  stop: "hint-choose-stop",
  discard: "hint-choose-card",
};

export const layMessage: LayMessage = (text) => MESSAGES[read(text).kind] ?? "hint-lay";
