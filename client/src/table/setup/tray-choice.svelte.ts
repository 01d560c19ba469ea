/** What was taken from the tray to be put on the board: somebody's piece, one of nobody's, or the rubber. */

export type Piece = "own" | "common" | "rubber";

/** What a game has in its tray; the keys choose among it. */
export interface TrayLimits {
  seats: number;
  /** The largest house or building; 0 where pieces have no size. */
  sizes: number;
  /** How many ways the piece at hand can be turned. */
  turns: number;
  /** Whether there are pieces that belong to nobody. */
  hasCommon: boolean;
}

const DIGIT = /^(?:Digit|Numpad)(\d)$/;

export class TrayChoice {
  piece = $state<Piece>("own");
  seat = $state(0);
  size = $state(1);
  turn = $state(0);
  limits: TrayLimits = { seats: 8, sizes: 9, turns: 1, hasCommon: true };

  /** What the game at hand does not have cannot stay chosen. */
  fit(limits: TrayLimits): void {
    this.limits = limits;
    this.seat = Math.min(this.seat, limits.seats - 1);
    if (limits.sizes) this.size = Math.min(this.size, limits.sizes);
    if (this.turn >= limits.turns) this.turn = 0;
    if (this.piece === "common" && !limits.hasCommon) this.piece = "own";
  }

  takeOf(seat: number): void {
    this.piece = "own";
    this.seat = seat;
  }

  turnOn(by: number): void {
    const { turns } = this.limits;
    this.turn = (this.turn + by + turns) % turns;
  }

  /** Whether the key was one of these: by its place on the keyboard, since Shift makes other signs of numbers. */
  onkey({ code, key, shiftKey }: KeyboardEvent): boolean {
    const digit = DIGIT.exec(code)?.[1];
    if (digit !== undefined) return shiftKey ? this.enlarge(Number(digit)) : this.take(Number(digit));
    const letter = key.toLowerCase();
    if (letter === "p" && this.limits.hasCommon) this.piece = "common";
    else if (letter === "r" && this.limits.turns > 1) this.turnOn(shiftKey ? -1 : 1);
    else return false;
    return true;
  }

  private take(digit: number): boolean {
    if (digit > this.limits.seats) return false;
    if (digit === 0) this.piece = "rubber";
    else this.takeOf(digit - 1);
    return true;
  }

  private enlarge(digit: number): boolean {
    if (digit < 1 || digit > this.limits.sizes) return false;
    this.size = digit;
    if (this.piece === "rubber") this.piece = "own";
    return true;
  }
}
