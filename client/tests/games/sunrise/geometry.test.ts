import { describe, expect, it } from "vitest";
import { areaBox, centre, corner, dots, joints, labels, patches } from "../../../src/games/sunrise/geometry";
import { board } from "./sample-board";

describe("squares", () => {
  it("stand in reading order", () => {
    expect(corner(0, 5)).toEqual({ x: 0, y: 0 });
    expect(corner(7, 5)).toEqual({ x: 112, y: 48 });
    expect(centre(7, 5)).toEqual({ x: 140, y: 72 });
  });

  it("have names along the edge", () => {
    expect(labels(board).map((label) => label.text)).toEqual([..."abcde", ..."12345"]);
  });

  it("carry their dots in the middle", () => {
    expect(dots(1)).toEqual([28]);
    expect(dots(2).map((x) => x - 28)).toEqual([-3.7, 3.7].map((x) => expect.closeTo(x)));
  });
});

describe("patches", () => {
  it("join obstacles into rectangles", () => {
    const found = patches(board).map(({ column, row, columns, rows }) => [column, row, columns, rows]);
    expect(found).toEqual([
      [0, 0, 1, 1],
      [4, 0, 1, 1],
      [1, 1, 1, 1],
      [0, 3, 2, 2],
    ]);
  });

  it("put the name of an area nearest to a corner of the board", () => {
    const plates = patches(board).filter((patch) => patch.kind === "plate");
    expect(plates.map((plate) => plate.area?.name)).toEqual(["A1", "B1"]);
    expect(plates[0]).toMatchObject({ column: 0, row: 0 });
  });

  it("draw large ones by the bonus of their area", () => {
    expect(patches(board).at(-1)?.kind).toBe("garden");
  });
});

describe("areas", () => {
  it("have a frame around their squares", () => {
    expect(areaBox(board, "A2")).toEqual({ x: 168, y: 144, width: 112, height: 96 });
  });

  it("leave the cross to the pavement", () => {
    expect(joints(board).match(/M/g)).toHaveLength(2 * 9);
  });
});
