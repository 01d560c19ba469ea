import { expect, it } from "vitest";
import { darkSquares } from "../../src/lib/qr-path";

it("draws the dark squares of a code run by run", () => {
  expect(
    darkSquares([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe("M0 0h2v1h-2zM2 1h1v1h-1z");
});
