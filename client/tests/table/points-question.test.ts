import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../src/lib/i18n.svelte";
import type { ScoreLine } from "../../src/lib/server-types";
import { settings } from "../../src/lib/settings.svelte";
import { TableClient } from "../../src/lib/table-client.svelte";
import { PointsQuestion } from "../../src/table/points-question.svelte";
import { info, state } from "../support/table-messages";

const line = (seat: number, points: number): ScoreLine => ({
  seat,
  points,
  rule: "SL-3.1",
  reason: "built",
  facts: {},
  spaces: [],
});

describe("a question about points", () => {
  let client: TableClient;
  let question: PointsQuestion;

  beforeAll(() => speak("en"));
  beforeEach(() => {
    client = new TableClient("t");
    client.info = info();
    client.state = state({ standing: [line(1, 10)] });
    question = new PointsQuestion(client);
  });

  it("asks for the sheet, and shows what one seat has earned of it", () => {
    const asks = vi.spyOn(client, "askSheet");
    question.ofTotal(1);
    expect([asks.mock.calls.length, question.isAsked, question.lines]).toEqual([1, true, null]);
    client.sheet = [line(0, 8), line(1, 5), line(1, 10)];
    expect(question.title).toBe("Why? Bob’s score");
    expect(question.lines).toEqual([line(1, 5)]);
    expect(question.isOfMove).toBe(false);
  });

  it("tells beside a total which bonuses would come to it, unless they count already", () => {
    question.ofTotal(1);
    expect(question.standing).toEqual([line(1, 10)]);
    question.ofTotal(0);
    expect(question.standing).toEqual([]);
    question.ofMove("f5=2");
    expect(question.standing).toEqual([]);
    question.ofTotal(1);
    client.state = state({ standing: [line(1, 10)], outcome: { ended_by: "SL-5.1", places: [1, 0], totals: [5, 15] } });
    expect(question.standing).toEqual([]);
    client.state = state({ standing: [line(1, 10)] });
    settings.help = false;
    expect(question.standing).toEqual([]);
    settings.help = true;
  });

  it("waits for the answer about the very move that is asked about", () => {
    const asks = vi.spyOn(client, "why");
    question.ofMove("f5=2");
    expect(asks).toHaveBeenCalledWith("f5=2");
    expect(question.isOfMove).toBe(true);
    client.explained = { type: "legal", seq: 1, text: "f5=1", lines: [line(0, 2)], standing: [] };
    expect(question.lines).toBeNull();
    client.explained = { type: "legal", seq: 1, text: "f5=2", lines: [line(0, 4)], standing: [] };
    expect([question.title, question.lines]).toEqual(["Why? What this would bring", [line(0, 4)]]);
  });

  it("forgets the sheet when nobody asks any more", () => {
    question.ofTotal(0);
    client.sheet = [line(0, 8)];
    question.close();
    expect([question.isAsked, client.sheet, question.lines]).toEqual([false, null, null]);
  });
});
