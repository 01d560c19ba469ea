import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../../src/lib/api";
import { phrase } from "../../src/lib/fluent-messages";
import { StudyClient } from "../../src/study/study-client.svelte";

describe("a study while the server is busy", () => {
  const busy = new ApiError(phrase("too-many-requests"), 429);
  const client = (): StudyClient => new StudyClient((letter) => letter);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("asks again without a word", async () => {
    const study = vi.spyOn(api, "study").mockRejectedValueOnce(busy).mockResolvedValueOnce({ faults: [] });
    const studying = client();
    const read = studying.read("a position");
    expect(studying.waiting).toBe(true);
    await vi.runAllTimersAsync();
    await read;
    expect([study.mock.calls.length, studying.notice, studying.waiting]).toEqual([2, null, false]);
  });

  it("asks no more once it is left", async () => {
    const study = vi.spyOn(api, "study").mockRejectedValue(busy);
    const studying = client();
    const read = studying.read("a position");
    studying.leave();
    await vi.runAllTimersAsync();
    await read;
    expect(study.mock.calls.length).toBe(1);
  });
});
