/** The town in the text of a position, square by square: read, drawn and changed. */
import type { Board, Building } from "./model";

/** Letters of seats in positions. */
const SEATS = "abcdefgh";
const SIGN = /^\s*([a-h][1-9]\d?|[*.@-])\s*/;
const HOUSE = /^([a-h])(\d+)$/;
export const PARK = "*";

export function houseSign(seat: number, floors: number): string {
  return `${SEATS[seat]}${floors}`;
}

/** What stands for a square on which nothing is built. */
export function bareSign(board: Board, index: number): string {
  const kind = board.squares[index]?.kind;
  return kind === "fountain" ? "@" : kind === "obstacle" ? "-" : ".";
}

function signsInRow(row: string): string[] | null {
  const found: string[] = [];
  let rest = row;
  while (rest.trim()) {
    const sign = SIGN.exec(rest);
    if (!sign?.[1]) return null;
    found.push(sign[1]);
    rest = rest.slice(sign[0].length);
  }
  return found;
}

/** The squares of a town; null where the text says anything else. */
export function signsOf(rows: readonly string[], { width, height }: Board): string[] | null {
  const signs = rows.map(signsInRow);
  const isWhole = signs.length === height && signs.every((row) => row?.length === width);
  return isWhole ? signs.flatMap((row) => row ?? []) : null;
}

export function buildingOf(sign: string): Building | null {
  if (sign === PARK) return { type: "park" };
  const [, seat = "", floors] = HOUSE.exec(sign) ?? [];
  return floors ? { type: "house", seat: SEATS.indexOf(seat), floors: Number(floors) } : null;
}

/** As a position's page writes it: columns below one another. */
export function townText(signs: readonly string[], { width, height }: Board): string {
  const column = (at: number): string[] => signs.filter((_, i) => i % width === at);
  const widths = Array.from({ length: width }, (_, at) => Math.max(...column(at).map((sign) => sign.length)));
  const row = (at: number): string =>
    signs
      .slice(at * width, (at + 1) * width)
      .map((sign, i) => sign.padEnd(widths[i] ?? 1))
      .join(" ")
      .trimEnd();
  return Array.from({ length: height }, (_, at) => row(at)).join("\n");
}
