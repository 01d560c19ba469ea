/** What the player is putting together; nothing here knows the rules. */
import type { Offered } from "../../lib/server-types";
import { tileNamed, widthOf, type Aids, type Board, type Standing, type View } from "./model";
import { read, sorted, writeLay, type LayOffer, type Offers } from "./notation";

/** A tile that may be built in this turn. */
export interface AtHand {
  tile: number;
  taken: boolean;
}

export function atHand(view: View, seat: number): AtHand[] {
  const stored = (view.warehouses[seat] ?? []).map((tile) => ({ tile, taken: false }));
  const taken = view.seat === seat && view.taken !== null ? [{ tile: view.taken, taken: true }] : [];
  return [...stored, ...taken];
}

export interface Position {
  board: Board;
  view: View;
  aids: Pick<Aids, "landings">;
}

const ANYWHERE = [-Infinity, Infinity] as const;

export class MoveInProgress {
  moves = $state.raw<readonly Offered[]>([]);
  hand = $state.raw<readonly AtHand[]>([]);
  /** Snap to what is legal, or take the column just as it was said. */
  snaps = $state(true);
  /** Which tile at hand is held. */
  at = $state<number | null>(null);
  turn = $state(0);
  /** The column chosen for its left edge, and the one that is looked at. */
  column = $state<number | null>(null);
  hovered = $state<number | null>(null);
  /** The move that a hint proposes. */
  hinted = $state<string | null>(null);
  /** The take that is chosen, as its text. */
  source = $state<string | null>(null);

  private board = $state.raw<Board | null>(null);
  private rows = $state.raw<ReadonlyMap<string, number>>(new Map());
  private diamonds = $state.raw<ReadonlyMap<string, number>>(new Map());

  offers: Offers = $derived(sorted(this.moves));
  tile = $derived(this.at === null ? null : (this.hand[this.at]?.tile ?? null));
  face = $derived(this.tile === null ? null : (this.board?.tiles[this.tile] ?? null));
  /** Where the held tile may be laid, whichever way it is turned. */
  everyway: readonly LayOffer[] = $derived(this.face ? (this.offers.lays.get(this.face.name) ?? []) : []);
  lays = $derived(this.everyway.filter((offer) => offer.turn === this.turn));
  turns = $derived([...new Set(this.everyway.map((offer) => offer.turn))]);
  chosen: LayOffer | null = $derived(this.lays.find((offer) => offer.column === this.column) ?? null);
  /** What is previewed: the chosen place, otherwise the one that is looked at. */
  shown: LayOffer | null = $derived(this.chosen ?? this.lays.find((offer) => offer.column === this.hovered) ?? null);
  /** Where the held tile would come to lie that is looked at, or that brings most. */
  foremost: Standing | null = $derived.by(() => {
    const [best] = [...this.lays].sort((a, b) => b.points - a.points);
    const offer = this.shown ?? best;
    return offer ? this.landed(offer) : null;
  });
  ghost: Standing | null = $derived(this.shown ? this.landed(this.shown) : null);
  text = $derived(this.chosen?.text ?? this.source);
  isLaid = $derived(this.text !== null);

  /** A new position: what was chosen stays only if it can still be meant; a tile just taken comes first. */
  renew({ board, view, aids }: Position, seat: number | null, moves: readonly Offered[]): void {
    const held = this.tile;
    const hadTaken = this.hand.some(({ taken }) => taken);
    this.board = board;
    this.moves = moves;
    this.rows = new Map(aids.landings.map(({ text, row }) => [text, row]));
    this.diamonds = new Map(aids.landings.map(({ text, tokens }) => [text, tokens]));
    this.hand = seat === null ? [] : atHand(view, seat);
    this.hovered = null;
    this.column = null;
    if (this.source !== null && !sorted(moves).takes.has(this.source)) this.source = null;
    const isNew = !hadTaken && this.hand.some(({ taken }) => taken);
    const same = isNew ? -1 : this.hand.findIndex(({ tile }) => tile === held);
    this.hold(same >= 0 && this.fits(same) ? same : this.first());
  }

  /** Whether the tile may be laid anywhere now. */
  fits(at: number): boolean {
    const name = this.board?.tiles[this.hand[at]?.tile ?? -1]?.name;
    return name !== undefined && this.offers.lays.has(name);
  }

  hold(at: number | null): void {
    if (at !== this.at) this.column = this.hovered = null;
    this.at = at;
    this.turn = this.turns.includes(this.turn) ? this.turn : (this.turns[0] ?? 0);
  }

  /** The next tile at hand, or the one before. */
  holdNext(by: 1 | -1): void {
    const number = this.hand.length;
    if (number) this.hold(((this.at ?? -by) + by + number) % number);
  }

  turnOn(by: 1 | -1 = 1): void {
    const number = this.turns.length;
    if (number < 2) return;
    this.turn = this.turns[(this.turns.indexOf(this.turn) + by + number) % number] ?? 0;
    if (!this.chosen) this.column = null;
  }

  /** The left edge that a column means: its own, or that of the nearest tile which would cover it. */
  meant(column: number): number {
    if (!this.snaps || this.lays.some((offer) => offer.column === column)) return column;
    return (
      this.nearest(column + 0.5, (offer, width) => column >= offer.column && column < offer.column + width) ?? column
    );
  }

  /** The left edge for a tile that is held in the air with its middle here. */
  under(middle: number): number {
    const width = this.face ? widthOf(this.face, this.turn) : 1;
    const exact = Math.round(middle - width / 2);
    return this.snaps ? (this.nearest(middle, (offer) => Math.abs(offer.column - exact) <= 1) ?? exact) : exact;
  }

  /** Choose a column; false if the held tile may not be laid there. */
  choose(column: number): boolean {
    return this.chooseLeftEdge(this.meant(column));
  }

  /** Choose where the left edge of the held tile comes to lie, and nowhere beside it; false if it may not. */
  chooseLeftEdge(column: number): boolean {
    const found = this.lays.find((offer) => offer.column === column);
    this.column = found?.column ?? null;
    return found !== undefined;
  }

  /** The move that laying the held tile there would be, legal or not: within the columns that are in sight. */
  asked(column: number, [, last]: readonly [number, number] = ANYWHERE): string | null {
    if (!this.face) return null;
    const left = this.snaps ? Math.min(column, last + 1 - widthOf(this.face, this.turn)) : column;
    return writeLay(this.face.name, this.turn, left);
  }

  landed({ text, column, turn }: LayOffer): Standing | null {
    const row = this.rows.get(text);
    if (this.tile === null || !this.face || row === undefined) return null;
    return { face: this.face, tile: this.tile, turn, column, row };
  }

  /** The tokens that the diamond of this tile brings at the end of the turn. */
  earns(offer: LayOffer | null): number {
    return this.diamonds.get(offer?.text ?? "") ?? 0;
  }

  /** Every place where a tile at hand may come to lie. */
  everywhere(): Standing[] {
    return [...this.rows].flatMap(([text, row]) => {
      const said = read(text);
      if (said.kind !== "lay" || !this.board) return [];
      const tile = tileNamed(this.board, said.tile);
      const face = this.board.tiles[tile];
      return face ? [{ face, tile, turn: said.turn, column: said.column, row }] : [];
    });
  }

  /** Lay a move on the table that somebody suggests; false if there is nothing to be laid. */
  adopt(text: string): boolean {
    if (!this.moves.some((move) => move.text === text)) return true;
    this.lift();
    const said = read(text);
    if (said.kind === "lay" && this.board) {
      const tile = tileNamed(this.board, said.tile);
      this.hold(this.hand.findIndex((each) => each.tile === tile));
      this.turn = said.turn;
      this.column = said.column;
    } else if (said.kind !== "skip" && this.offers.takes.has(text)) this.source = text;
    return said.kind === "lay" || this.source !== null;
  }

  lift(): void {
    this.column = null;
    this.source = null;
  }

  private first(): number | null {
    const taken = this.hand.findIndex((each) => each.taken);
    const order = [taken, ...this.hand.keys()].filter((at) => at >= 0);
    return order.find((at) => this.fits(at)) ?? order[0] ?? null;
  }

  private nearest(middle: number, near: (offer: LayOffer, width: number) => boolean): number | null {
    const width = this.face ? widthOf(this.face, this.turn) : 1;
    const off = (offer: LayOffer): number => Math.abs(offer.column + width / 2 - middle);
    const [best] = this.lays.filter((offer) => near(offer, width)).sort((a, b) => off(a) - off(b));
    return best?.column ?? null;
  }
}
