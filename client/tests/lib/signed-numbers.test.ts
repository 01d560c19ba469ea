import { expect, it } from "vitest";
import { signed } from "../../src/lib/signed-numbers";

it("writes a loss with a true minus sign", () => {
  expect([signed(4), signed(0), signed(-4)]).toEqual(["+4", "+0", "−4"]);
});
