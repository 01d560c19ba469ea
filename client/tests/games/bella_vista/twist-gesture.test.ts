import { describe, expect, it } from "vitest";
import { angle, between } from "../../../src/games/bella_vista/twist-gesture";

describe("two fingers", () => {
  it("turn by the angle between them, the short way round", () => {
    expect(angle({ x: 0, y: 0 }, { x: 0, y: 5 })).toBe(90);
    expect([between(10, 50), between(170, -170), between(-170, 170)]).toEqual([40, 20, -20]);
  });
});
