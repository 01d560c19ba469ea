/** Where the building at hand may stand: laid out once for each decision, then only looked up. */
import { cellOf, squareAt, type Board, type Cell } from "./model";
import { writePlace, type Sorted } from "./notation";

export interface Place {
  text: string;
  points: number;
  turn: number;
  /** Its first square, in reading order: words name it, and the building is held by it. */
  square: number;
  cells: Cell[];
}

/** The squares of a city by their names, and the names by their numbers. */
export interface Names {
  named: Map<string, number>;
  nameOf: Map<number, string>;
}

export function namesOf(board: Board): Names {
  return {
    named: new Map(board.squares.map(({ name, square }) => [name, square])),
    nameOf: new Map(board.squares.map(({ name, square }) => [square, name])),
  };
}

function laid(board: Board, number: number, turn: number, [row, column]: Cell): Cell[] {
  return (board.turns[number]?.[turn] ?? []).map(([r, c]) => [row + r, column + c] as const);
}

export class LegalPlaces {
  /** For each square the legal places that cover it. */
  private readonly over = new Map<number, Place[]>();
  readonly every: Place[] = [];
  private readonly names: Names;
  private readonly districts: ReadonlySet<number>;
  readonly turns: number;

  constructor(
    private readonly board: Board,
    readonly number: number,
    moves: Sorted["places"],
  ) {
    this.names = namesOf(board);
    this.districts = new Set(board.squares.flatMap(({ kind, square }) => (kind === "district" ? [square] : [])));
    this.turns = board.turns[number]?.length ?? 0;
    for (const { text, points, square, turn } of moves) {
      const at = this.names.named.get(square);
      if (at === undefined) continue;
      const place = { text, points, turn, square: at, cells: laid(board, number, turn, cellOf(at)) };
      this.every.push(place);
      for (const cell of place.cells) {
        const covers = squareAt(cell) ?? -1;
        this.over.set(covers, [...(this.over.get(covers) ?? []), place]);
      }
    }
  }

  /** The squares that some legal place covers. */
  get targets(): Set<number> {
    return new Set(this.over.keys());
  }

  /** The legal place that a square means: turned as wished if it can be, beginning as near as can be. */
  best(square: number, turn: number): Place | null {
    const [row, column] = cellOf(square);
    const away = (place: Place): number => {
      const [r, c] = cellOf(place.square);
      return Math.abs(r - row) + Math.abs(c - column);
    };
    const later = (place: Place): number => (place.turn - turn + this.turns) % this.turns;
    const [found] = [...(this.over.get(square) ?? [])].sort((a, b) => later(a) - later(b) || away(a) - away(b));
    return found ?? null;
  }

  /** The turn after this one; over a square, the next one that is legal there. */
  next(turn: number, way: 1 | -1, square: number | null): number {
    const legal = square === null ? null : new Set(this.over.get(square)?.map((place) => place.turn));
    for (let step = 1; step <= this.turns; step++) {
      const after = (turn + way * step + this.turns * step) % this.turns;
      if (!legal?.size || legal.has(after)) return after;
    }
    return turn;
  }

  /** The place that a square would mean on cardboard: beginning there, legal or not. */
  held(square: number, turn: number): Place | null {
    const legal = this.over.get(square)?.find((place) => place.turn === turn && place.square === square);
    return legal ?? this.startingAt(cellOf(square), turn);
  }

  /** The first of some moves that begins on a square. */
  namedOn(square: number, texts: readonly string[]): Place | null {
    const begins = this.every.filter((place) => place.square === square);
    return texts.flatMap((text) => begins.find((place) => place.text === text) ?? [])[0] ?? null;
  }

  private startingAt(corner: Cell, turn: number): Place | null {
    const first = squareAt(corner);
    if (first === null) return null;
    const name = this.names.nameOf.get(first);
    const text = name === undefined ? "" : writePlace(name, turn);
    return { text, points: 0, turn, square: first, cells: laid(this.board, this.number, turn, corner) };
  }

  /** A move to ask about where nothing legal covers a square: beginning there, or where the city has room for it. */
  asked(square: number, turn: number, shifts = true): string {
    const held = this.held(square, turn);
    const place = !shifts || (held && this.isInDistricts(held)) ? held : (this.shifted(square, turn) ?? held);
    return place?.text || writePlace(this.names.nameOf.get(square) ?? "", turn);
  }

  /** A place in the city that covers the square, turned as wished if it can be. */
  private shifted(square: number, turn: number): Place | null {
    const [row, column] = cellOf(square);
    for (let step = 0; step < this.turns; step++) {
      const turned = (turn + step) % this.turns;
      for (const [r, c] of this.board.turns[this.number]?.[turned] ?? []) {
        const place = this.startingAt([row - r, column - c], turned);
        if (place && this.isInDistricts(place)) return place;
      }
    }
    return null;
  }

  private isInDistricts({ cells }: Place): boolean {
    return cells.every((cell) => this.districts.has(squareAt(cell) ?? -1));
  }
}
