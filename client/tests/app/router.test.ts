import { expect, it } from "vitest";
import { pageOf } from "../../src/app/router.svelte";

it("finds the page of an address", () => {
  expect(pageOf("/")).toEqual({ name: "home" });
  expect(pageOf("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(pageOf("/rules/sunrise")).toEqual({ name: "rules", game: "sunrise" });
  expect(pageOf("/t/a/b")).toEqual({ name: "nowhere" });
});
