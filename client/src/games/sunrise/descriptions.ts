/** Accessible names of squares: colour, dots, area, what stands there and what could. */
import { t } from "../../lib/i18n.svelte";
import { bySemicolons } from "../../lib/join-with-semicolons";
import { phrase } from "../../lib/fluent-messages";
import type { Fact, Facts } from "../../lib/server-types";
import { patches } from "./geometry";
import type { Area, Board, View } from "./model";
import { read, type Offers } from "./notation";

export function squareName(
  index: number,
  board: Board,
  view: Pick<View, "town">,
  offers: Offers | null,
  names: string[],
): string {
  const square = board.squares[index];
  if (!square) return "";
  if (square.kind !== "space" || !square.colour) {
    const area = patches(board).find(
      ({ kind, row, column }) => kind === "plate" && row * board.width + column === index,
    )?.area;
    return area ? signName(square.name, area, board) : t(`square-${square.kind}`, { space: square.name });
  }
  const said: Facts = {
    space: square.name,
    colour: phrase(`colour-${square.colour}`),
    dots: square.dots,
    area: square.area ?? "",
    state: standing(index, view),
  };
  const base = t(square.area ? "square-in-area" : "square-on-cross", said, names);
  const here = offers?.spaces.get(square.name);
  if (!here) return base;
  const ways = [
    ...here.houses.map(({ floors, points }) => t("offer-house", { floors, points })),
    ...(here.parks.length ? [t("park")] : []),
  ];
  return bySemicolons([base, ways.join(", ")]);
}

/** The sign of an area says what is ranked there, and what the positions are worth. */
function signName(space: string, { name, bonus }: Area, { position_points: points }: Board): string {
  return t("square-sign", { space, area: name, bonus: phrase(`bonus-${bonus}`), points });
}

function standing(index: number, view: Pick<View, "town">): Fact {
  const building = view.town[index];
  if (!building) return phrase("square-free");
  if (building.type === "park") return phrase("building-park");
  const owner = { type: "person", seat: building.seat } as const;
  return phrase("building-house", { owner, floors: building.floors });
}

/** A move in a few words, made so many times. */
export function inWords(text: string, board: Board, times = 1): string {
  const said = read(text);
  switch (said.kind) {
    case "house":
      return t("since-house", { space: said.space, floors: said.floors });
    case "park":
      return t("since-park", { space: said.space, colour: colourWord(said.card, board) });
    case "stop":
      return t("stop");
    case "draw":
      return t("draw-cards", { number: board.draw_instead });
    case "discard":
      return t("discard-card", { colour: colourWord(said.card, board), number: times });
    default:
      return text;
  }
}

function colourWord(letter: string, board: Board): Fact {
  return phrase(`colour-${board.colours.find((colour) => colour.letter === letter)?.name}`);
}
