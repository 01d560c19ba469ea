/** Where points stand in the walk through the score: on nothing that is counted, and on no name. Tested. */
import type { GainPlace } from "./gain-places";
import { CELL, corner, indexAt, patches, type Point } from "./geometry";
import type { Board, Building } from "./model";

export interface CountedGain extends GainPlace {
  /** Where it lies beside its spaces, a line leads to one of them. */
  to: Point | null;
}

const [WIDE, TALL] = [CELL.width, CELL.height];
/** So far into its space a line leads. */
const EDGE = 4;

/** A place for each of these groups of spaces, none where another's is. */
export function countedGainPlaces(
  board: Board,
  town: readonly (Building | null)[],
  groups: readonly (readonly Point[])[],
): (CountedGain | null)[] {
  const open = openCells(board, town, groups.flat());
  return groups.map((spaces) => {
    const found = above(spaces, open) ?? below(spaces, open, board) ?? beside(spaces, open);
    if (found) open.delete(key(found.cell));
    return found?.place ?? null;
  });
}

type Open = Map<string, Point>;
interface Found {
  place: CountedGain;
  cell: Point;
}

const key = ({ x, y }: Point): string => `${x} ${y}`;
const moved = ({ x, y }: Point, columns: number, rows: number): Point => ({
  x: x + columns * WIDE,
  y: y + rows * TALL,
});

/** Squares with nothing on them that counts or has a name. The wood above and on the left has the names of columns and
 * rows; that below has room. */
function openCells(board: Board, town: readonly (Building | null)[], counted: readonly Point[]): Open {
  const { width } = board;
  const signs = new Set(
    patches(board).flatMap(({ kind, row, column }) => (kind === "plate" ? [row * width + column] : [])),
  );
  const busy = new Set(counted.map((point) => indexAt(point, width)));
  const free = board.squares.flatMap((_, index) =>
    town[index]?.type === "house" || signs.has(index) || busy.has(index) ? [] : [corner(index, width)],
  );
  const wood = Array.from({ length: width }, (_, column) => ({ x: column * WIDE, y: board.height * TALL }));
  return new Map([...free, ...wood].map((point) => [key(point), point]));
}

function above(spaces: readonly Point[], open: Open): Found | null {
  const space = spaces.find((each) => open.has(key(moved(each, 0, -1))));
  if (!space) return null;
  const place = { x: space.x + WIDE / 2, y: space.y - 1, hangs: false, to: null };
  return { place, cell: moved(space, 0, -1) };
}

function below(spaces: readonly Point[], open: Open, { height }: Board): Found | null {
  const space = spaces.find((each) => open.has(key(moved(each, 0, 1))));
  if (!space) return null;
  const cell = moved(space, 0, 1);
  const y = cell.y - (cell.y < height * TALL ? 0 : 1);
  return { place: { x: space.x + WIDE / 2, y, hangs: true, to: null }, cell };
}

/** In the nearest square that is open, wherever it lies. */
function beside(spaces: readonly Point[], open: Open): Found | null {
  const away = (cell: Point, space: Point): number => Math.hypot(cell.x - space.x, cell.y - space.y);
  const pairs = [...open.values()].flatMap((cell) => spaces.map((space) => ({ cell, space, far: away(cell, space) })));
  const [nearest] = pairs.sort((one, other) => one.far - other.far);
  if (!nearest) return null;
  const { cell, space } = nearest;
  const [x, y] = [cell.x + WIDE / 2, cell.y + TALL / 2];
  const to = { x: within(x, space.x, WIDE), y: within(y, space.y, TALL) };
  return { place: { x, y: y + 9, hangs: false, isBeside: true, to }, cell };
}

/** The point of a space that is nearest, a little within it. */
const within = (from: number, start: number, length: number): number =>
  Math.max(start + EDGE, Math.min(start + length - EDGE, from));
