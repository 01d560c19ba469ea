import { expect, it } from "vitest";
import { boxAround, withAspect } from "../../src/rules/picture-box";

it("is as small as it can be around what it shows", () => {
  const boxes = [
    { x: 10, y: 20, width: 5, height: 5 },
    { x: 0, y: 30, width: 4, height: 10 },
  ];
  expect(boxAround(boxes, 1)).toEqual({ x: -1, y: 19, width: 17, height: 22 });
});

it("grows around its middle and cuts nothing off", () => {
  expect(withAspect({ x: 0, y: 0, width: 100, height: 100 }, 2)).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  expect(withAspect({ x: 0, y: 0, width: 100, height: 10 }, 2)).toEqual({ x: 0, y: -20, width: 100, height: 50 });
});
