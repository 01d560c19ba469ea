import { expect, it } from "vitest";
import { tidyName } from "../../src/lib/player-name-limits";

it("keeps names on one line and as short as the server wants them", () => {
  expect(tidyName("  Ann\n\u0000 Lee ")).toBe("Ann Lee");
  expect([...tidyName("🏠".repeat(60))]).toHaveLength(40);
  expect(tidyName(" \u200b ")).toBe("");
});
