import { describe, expect, it } from "vitest";
import { phrase } from "../../../src/lib/fluent-messages";
import type { Told } from "../../../src/lib/server-types";
import type { View } from "../../../src/games/sunrise/model";
import type { House } from "../../../src/games/sunrise/server-types";
import { pending } from "../../../src/games/sunrise/turns-from-log";
import { viewShown } from "../../../src/games/sunrise/view-during-playback";
import { board } from "./sample-board";

const step = (seq: number, seat: number, text: string): Told => ({
  seq,
  seat,
  text,
  undoes: null,
  forced: false,
  phrase: phrase("k"),
});
const house = (seat: number): House => ({ type: "house", seat, floors: 2 });
const first = board.squares.findIndex(({ kind }) => kind === "space");
const name = board.squares[first]?.name ?? "";
const town = board.squares.map((_, i) => (i === first ? house(1) : null));

const now = { viewer: 0, town, pieces: [28, 26], hand: [1], hand_sizes: [1, 3], deck_size: 40, stage: "turn" } as View;
const known = { ...now, hand: [5], hand_sizes: [5, 4], deck_size: 45, stage: "path" } as View;
const shownBefore = (...coming: Told[]): View => viewShown(board, now, known, pending(coming, 2));

describe("the view while a step is shown", () => {
  it("is the present one when nothing is to come, apart from what only a position knows", () => {
    expect(shownBefore()).toEqual({ ...now, deck_size: 45, stage: "path" });
  });

  it("has nothing of the steps that are still to come: no House, no piece used, no card spent", () => {
    const { town, pieces, hand_sizes, deck_size, stage } = shownBefore(step(7, 1, `${name}=2`));
    expect([town[first], pieces, hand_sizes]).toEqual([null, [28, 28], [1, 4]]);
    expect([deck_size, stage]).toEqual([45, "path"]);
  });

  it("shows the own cards as they are, unless a bot plays for the reader and has moves to come", () => {
    expect(shownBefore(step(7, 1, "++")).hand).toEqual([1]);
    expect(shownBefore(step(7, 0, "++")).hand).toEqual([5]);
  });
});
