import { expect, it } from "vitest";
import { pageOf, router, startRouter } from "../../src/app/router.svelte";

it("finds the page of an address", () => {
  expect(pageOf("/")).toEqual({ name: "home" });
  expect(pageOf("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(pageOf("/rules/sunrise")).toEqual({ name: "rules", game: "sunrise" });
  expect(pageOf("/study/sunrise")).toEqual({ name: "study", game: "sunrise" });
  expect(pageOf("/learn/sunrise")).toEqual({ name: "learn", game: "sunrise" });
  expect(pageOf("/puzzles/sunrise")).toEqual({ name: "puzzles", game: "sunrise", number: undefined });
  expect(pageOf("/puzzles/sunrise/12")).toEqual({ name: "puzzles", game: "sunrise", number: "12" });
  expect(pageOf("/puzzles/sunrise/1/2")).toEqual({ name: "nowhere" });
  expect(pageOf("/t/a/b")).toEqual({ name: "nowhere" });
});

it("follows a link to the table that one is at just once", () => {
  startRouter();
  history.replaceState(null, "", "/t/abc#token");
  dispatchEvent(new PopStateEvent("popstate"));
  const entered = router.page;
  expect(entered).toEqual({ name: "table", table: "abc" });
  history.replaceState(null, "", "/t/abc");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(router.page).toBe(entered);
});
