/** How long those who lost the line are still waited for, counted down here: the server says it once. */
import type { SeatInfo } from "./server-types";

const SECOND = 1000;
/** Whoever wants no motion sees the number change less often. */
const CALM = 5;

export class GracePeriod {
  /** By this browser's clock. */
  private until = $state.raw<readonly number[]>([]);
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Whole seconds; nothing any more when others may let a bot play. */
  of(seat: number): number {
    return Math.max(0, Math.ceil(((this.until[seat] ?? 0) - this.now) / SECOND));
  }

  /** The seconds as they are shown. */
  shown(seat: number): number {
    const step = matchMedia("(prefers-reduced-motion: reduce)").matches ? CALM : 1;
    return Math.ceil(this.of(seat) / step) * step;
  }

  begin(seats: readonly SeatInfo[]): void {
    clearInterval(this.timer);
    this.now = Date.now();
    this.until = seats.map(({ grace }) => this.now + grace * SECOND);
    if (seats.some(({ grace }) => grace > 0)) this.timer = setInterval(this.tick, SECOND);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick = (): void => {
    this.now = Date.now();
    if (this.until.every((end) => end <= this.now)) this.stop();
  };
}
