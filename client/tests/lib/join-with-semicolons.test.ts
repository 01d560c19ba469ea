import { describe, expect, it } from "vitest";
import { bySemicolons } from "../../src/lib/join-with-semicolons";

describe("parts that semicolons set apart", () => {
  it("keep a no-break space before each of them in French", () => {
    expect(bySemicolons(["2 sur 3", "Zoé"], "fr")).toBe("2 sur 3\u00a0; Zoé");
    expect(bySemicolons(["2 of 3", "Ann"], "en")).toBe("2 of 3; Ann");
  });
});
