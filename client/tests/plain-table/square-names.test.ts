import { expect, it } from "vitest";
import { moveOn, namesSquare, squareName, squaresIn } from "../../src/plain-table/square-names";

const offers = (...texts: string[]) => texts.map((text) => ({ text, points: 0 }));

it("names squares by column and row", () => {
  expect([squareName(0, 0), squareName(9, 2), squareName(0, 26)]).toEqual(["a1", "c10", "1"]);
});

it("finds the squares in a move, and none in what only looks like one", () => {
  expect(squaresIn("b2>c10=4")).toEqual(["b2", "c10"]);
  expect(squaresIn("-A")).toEqual([]);
  expect(namesSquare("b1", { text: "b12", points: 0 })).toBe(false);
});

it("writes a move on another square like the legal ones, so that it can be refused with a reason", () => {
  expect(moveOn("d4", offers("-A", "b2>c3", "a1=4", "a2=4"))).toBe("d4=4");
  expect(moveOn("d4", offers("-A", "."))).toBeNull();
});
