import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { phrase } from "../../src/lib/fluent-messages";
import { speak } from "../../src/lib/i18n.svelte";
import { closeWarning } from "../../src/lib/take-back";
import { asked } from "../../src/lib/take-back-warning";
import type { Down, SeatInfo, TableState, Told } from "../../src/lib/server-types";
import { TableClient } from "../../src/lib/table-client.svelte";
import { info, move, seat, state } from "../support/table-messages";

const told = (seq: number, at: number, key: string): Told => ({ ...move(seq, at), phrase: phrase(key) });
const forced = (seq: number, at: number, key: string): Told => ({ ...told(seq, at, key), forced: true });
const bot = seat({ bot: "planner", name: "planner" });

describe("taking back what has shown something", () => {
  let client: TableClient;
  const propose = vi.fn();
  const warned = (key: string) => vi.waitFor(() => expect(client.notice?.key).toBe(key), { timeout: 20_000 });

  beforeAll(() => speak("en"));
  beforeEach(() => propose.mockClear());

  function sit(seats: SeatInfo[], mine: number[], lines: Told[] = []): void {
    client = new TableClient("t");
    vi.spyOn(client, "propose").mockImplementation(propose);
    client.info = info({ seats, mine });
    client.state = state({ seq: 4, ask_undo: true, undo_is_practice: seats.some((each) => each.bot) });
    client.known = { lines, earlier: null };
    client.takeItBack();
  }

  it("says first against bots that this makes it practice", async () => {
    sit([seat(), bot], [0]);
    await warned("practice-warning");
    expect(propose).not.toHaveBeenCalled();
    client.takeItBack();
    expect(client.notice).toBeNull();
    expect(propose).toHaveBeenCalledOnce();
  });

  it("warns of nothing where all that was turned over was one's own card", () => {
    sit([seat(), bot], [0]);
    client.state = state({ seq: 4, ask_undo: true, undo_is_practice: false });
    closeWarning(client);
    client.takeItBack();
    expect(propose).toHaveBeenCalledOnce();
  });

  it("names the button that goes on by what it does, which asks where somebody else has a say", async () => {
    sit([seat(), bot], [0]);
    await warned("practice-warning");
    expect(client.notice?.facts.button).toEqual(phrase("undo-anyway"));
    sit([seat(), seat(), bot], [0]);
    await warned("practice-warning");
    expect(client.notice?.facts.button).toEqual(phrase("ask-undo-anyway"));
  });

  it("says what one did, and how much since, where a long sentence would take the board's place", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    sit([seat(), bot], [0], [told(1, 0, "a"), told(2, 1, "b"), told(3, 1, "c")]);
    await warned("short-practice-warning");
    const said = JSON.stringify(client.notice?.facts);
    expect(said).toMatch(/"key":"a".*"key":"decisions-since","facts":\{"number":2\}/);
    expect(said).not.toContain('"key":"b"');
    vi.unstubAllGlobals();
  });

  it("says it again to whoever turned to something else meanwhile", async () => {
    sit([seat(), bot], [0]);
    await warned("practice-warning");
    closeWarning(client);
    expect(client.notice).toBeNull();
    client.takeItBack();
    await warned("practice-warning");
    expect(propose).not.toHaveBeenCalled();
  });

  /** What the server tells while the warning stands there. */
  const hear = (what: Partial<TableState>): void =>
    (client as unknown as { hear: (message: Down) => void }).hear(
      state({ seq: 5, ask_undo: true, undo_is_practice: true, ...what }),
    );

  it("says what others did meanwhile, too, and goes on at the first press", async () => {
    sit([seat(), bot], [0], [told(1, 0, "a"), told(2, 1, "b")]);
    client.eyes = 0;
    await warned("practice-warning");
    hear({ log: [told(5, 1, "c")] });
    await vi.waitFor(() => expect(JSON.stringify(client.notice)).toMatch(/"a".*"b".*"c"/));
    client.takeItBack();
    expect(propose).toHaveBeenCalledOnce();
    expect(client.notice).toBeNull();
  });

  it("warns no longer of what one has followed by another decision, or what is over", async () => {
    for (const what of [{ log: [told(5, 0, "c")] }, { ask_undo: false }]) {
      sit([seat(), bot], [0], [told(1, 0, "a"), told(2, 1, "b")]);
      client.eyes = 0;
      await warned("practice-warning");
      hear(what);
      expect(client.notice).toBeNull();
    }
    expect(propose).not.toHaveBeenCalled();
  });

  it("goes on only where the warning has been read", async () => {
    sit([seat(), bot], [0], [told(1, 0, "a")]);
    client.takeItBack();
    await warned("practice-warning");
    expect(propose).not.toHaveBeenCalled();
  });

  it("begins with what is only laid on the board", () => {
    const lift = vi.fn();
    sit([seat(), seat()], [0]);
    propose.mockClear();
    client.lift = lift;
    client.takeItBack();
    expect([lift.mock.calls.length, propose.mock.calls.length]).toEqual([1, 0]);
    client.lift = null;
    client.takeItBack();
    expect([lift.mock.calls.length, propose.mock.calls.length]).toEqual([1, 1]);
  });

  it("asks people elsewhere at once", () => {
    sit([seat(), seat()], [0]);
    expect(propose).toHaveBeenCalledOnce();
  });

  it("counts the decisions that a banner does not hold", async () => {
    sit(
      [seat(), bot],
      [0],
      Array.from({ length: 9 }, (_, i) => move(i + 1, i ? 1 : 0)),
    );
    await warned("practice-warning");
    expect(JSON.stringify(client.notice)).toContain('"key":"decisions-more","facts":{"number":4}');
  });

  it("names what one decided oneself, and not only what the table did for one", async () => {
    const log = [told(2, 0, "ann-built"), forced(3, 0, "ann-went-on"), told(4, 1, "ben-built")];
    client = new TableClient("t");
    client.isMadeAlone = ({ phrase: { key } }) => key === "ann-went-on";
    client.known = { lines: log, earlier: null };
    const what = phrase("one-after-other", { before: phrase("ann-built"), after: phrase("ben-built") });
    expect(await asked(client, 0)).toEqual(phrase("take-back-asked", { what }));
  });

  it("neither names nor counts what nobody decided, whoever's turn it was", async () => {
    const log = [told(1, 0, "a"), told(2, 1, "b"), forced(3, 1, "nothing-else"), forced(4, 1, "round-over")];
    const what = phrase("one-after-other", { before: phrase("a"), after: phrase("b") });
    sit([seat(), bot], [0], log);
    await warned("practice-warning");
    expect(client.notice?.facts.what).toEqual(what);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    sit([seat(), bot], [0], log);
    await warned("short-practice-warning");
    expect(JSON.stringify(client.notice)).toContain('"key":"decisions-since","facts":{"number":1}');
    vi.unstubAllGlobals();
  });

  it("tells those who are asked what would go", async () => {
    const log = [told(2, 0, "ann-began"), told(3, 0, "ann-drew"), told(4, 1, "ben-built"), move(4, null)];
    sit([seat(), seat()], [1], log);
    const what = phrase("one-after-other", { before: phrase("ann-drew"), after: phrase("ben-built") });
    expect(await asked(client, 0)).toEqual(phrase("take-back-asked", { what }));
  });

  describe("at a shared screen", () => {
    beforeEach(async () => {
      const log = [told(2, 0, "ann-began"), told(3, 0, "ann-drew"), told(4, 1, "ben-built"), move(4, null)];
      sit([seat(), seat()], [0, 1], log);
      await warned("take-back-warning");
    });

    it("names all that would go, from one's last decision on, and takes it back at the second press", () => {
      const what = phrase("one-after-other", { before: phrase("ann-drew"), after: phrase("ben-built") });
      expect(client.notice?.facts).toEqual({ what, button: phrase("undo-anyway") });
      expect(propose).not.toHaveBeenCalled();
      client.takeItBack();
      expect(client.notice).toBeNull();
      expect(propose).toHaveBeenCalledOnce();
    });

    it("says it again to whoever takes the place before the screen", async () => {
      client.look(1);
      expect(client.notice).toBeNull();
      client.takeItBack();
      await warned("take-back-warning");
      expect(propose).not.toHaveBeenCalled();
    });
  });
});
