/** What can be asked of a table besides moves: questions, agreements, and who plays a seat. */
import type { Agreement, TableInfo, TableState } from "./server-types";
import type { Connection } from "./table-connection";

export abstract class TableRequests {
  abstract readonly info: TableInfo | null;
  abstract readonly state: TableState | null;
  protected connection: Connection | null = null;

  propose(what: Agreement): void {
    if (this.state) this.connection?.send({ type: "propose", what, seq: this.state.seq });
  }

  /** Answer what is asked: that comes with the news of the table, which may be ahead of the state. */
  answer(yes: boolean): void {
    if (!this.state) return;
    const seq = Math.max(this.state.seq, this.info?.seq ?? 0);
    this.connection?.send({ type: "answer", yes, seq });
  }

  /** Get up from all my seats; the others may let a bot play. */
  getUp(): void {
    this.connection?.send({ type: "leave" });
  }

  handOver(seat: number, bot: string): void {
    this.connection?.send({ type: "hand-over", seat, bot });
  }

  why(text: string): void {
    this.connection?.send({ type: "why", text });
  }

  askSheet(): void {
    this.connection?.send({ type: "sheet" });
  }
}
