import { describe, expect, it } from "vitest";
import { shownNames } from "../../src/lib/seat-status";

describe("what people are called", () => {
  it("tells those of one name apart by a number", () => {
    const seats = [{ name: "Ann" }, { name: "Bob", bot: "planner" }, { name: "Ann" }, { name: "Ann" }];
    expect(shownNames(seats)).toEqual(["Ann", "Bob", "Ann 2", "Ann 3"]);
  });
});
