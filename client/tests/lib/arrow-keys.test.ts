import { describe, expect, it } from "vitest";
import { towards } from "../../src/lib/arrow-keys";

describe("arrow keys", () => {
  const all = Array.from({ length: 25 }, (_, index) => index);

  it("step to the neighbour among all squares", () => {
    expect(towards(12, "left", all, 5)).toBe(11);
    expect(towards(12, "up", all, 5)).toBe(7);
    expect(towards(0, "left", all, 5)).toBeNull();
  });

  it("jump to the nearest target ahead, straight ones first", () => {
    expect(towards(0, "right", [4, 8], 5)).toBe(4);
    expect(towards(0, "right", [8], 5)).toBe(8);
    expect(towards(0, "right", [20], 5)).toBeNull();
  });
});
