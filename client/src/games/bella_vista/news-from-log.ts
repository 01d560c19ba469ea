/** What the log tells of what was done, and what is still to be shown of it. */
import type { Told } from "../../lib/server-types";
import { sinceLastTurn } from "../../lib/table-log";
import type { Building, View } from "./model";
import { read } from "./notation";

/** Moves that everybody wants to hear of; cards drawn by others are nothing new. */
function isNews(told: Told): boolean {
  const said = read(told.text);
  if (said.kind === "deal") return said.card !== 0;
  return told.text !== "." && !told.text.startsWith("=") && !told.text.startsWith(">");
}

/** What was done after the viewer's last turn; for a spectator, the end of the log. */
export function since(log: readonly Told[], viewer: number | null, toAct: number | null, most: number): Told[] {
  const told = viewer === null ? log : sinceLastTurn(log, viewer, toAct);
  return told.filter(isNews).slice(-most);
}

/** The buildings that these moves have put up. */
export function builtIn(told: readonly Told[], view: View, nameOf: ReadonlyMap<number, string>): Building[] {
  const where = new Set(told.flatMap(({ text }) => (read(text).kind === "place" ? [text] : [])));
  return view.buildings.filter(({ square, turn }) => {
    const name = nameOf.get(square) ?? "";
    return where.has(turn ? `${name}/${turn}` : name);
  });
}

export interface Pending {
  buildings: Set<Building>;
  coins: number[];
  offers: Set<string>;
}

/** What steps that are still to be shown will put up, pay and bring. */
export function pending(steps: readonly Told[], view: View, nameOf: ReadonlyMap<number, string>): Pending {
  const coins = view.coins.map(() => 0);
  const offers = new Set<string>();
  for (const { seat, text, phrase } of steps) {
    if (seat === null) continue;
    const said = read(text);
    const fact = (name: string): number => (typeof phrase.facts[name] === "number" ? phrase.facts[name] : 0);
    if (said.kind === "offer") {
      offers.add(`${seat} ${said.slot}`);
      coins[seat] = (coins[seat] ?? 0) - fact("price");
    }
    if (said.kind === "place") coins[seat] = (coins[seat] ?? 0) + fact("coins");
  }
  return { buildings: new Set(builtIn(steps, view, nameOf)), coins, offers };
}
