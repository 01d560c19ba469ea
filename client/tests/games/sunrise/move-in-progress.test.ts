import { describe, expect, it } from "vitest";
import { MoveInProgress } from "../../../src/games/sunrise/move-in-progress.svelte";

const moves = [
  { text: "f5=1", points: 2 },
  { text: "f5=2", points: 4 },
  { text: "f5@R", points: 0 },
  { text: "e6@R", points: 0 },
  { text: "++", points: 0 },
];

describe("a move in progress", () => {
  it("keeps what is still possible and lifts the rest", () => {
    const choice = new MoveInProgress();
    choice.renew(moves);
    expect(choice.choose("a1")).toBe(false);
    expect(choice.choose("f5")).toBe(true);
    expect([choice.text, choice.points]).toEqual(["f5=2", 4]);
    choice.renew(moves.slice(1));
    expect(choice.space).toBe("f5");
    choice.renew([]);
    expect(choice.text).toBeNull();
  });

  it("chooses no second card to discard by itself", () => {
    const choice = new MoveInProgress();
    const discards = () => [
      { text: "-R", points: 0 },
      { text: "-Y", points: 0 },
    ];
    const first = discards();
    choice.renew(first);
    choice.text = "-R";
    choice.renew(first);
    expect(choice.said).toEqual({ kind: "discard", card: "R" });
    choice.renew(discards());
    expect(choice.text).toBeNull();
  });

  it("does not end the turn by itself after a take-back", () => {
    const choice = new MoveInProgress();
    const before = () => [...moves, { text: ".", points: 0 }];
    choice.renew(before());
    choice.adopt(".");
    choice.renew(before());
    expect(choice.text).toBeNull();
  });

  it("lies on the board unless it ends the turn: then what was built before is taken back", () => {
    const choice = new MoveInProgress();
    choice.renew([...moves, { text: ".", points: 0 }]);
    expect(choice.isLaid).toBe(false);
    choice.adopt("f5=1");
    expect(choice.isLaid).toBe(true);
    choice.adopt(".");
    expect([choice.text, choice.isLaid]).toEqual([".", false]);
  });

  it("knows the ghost and the cards it takes", () => {
    const choice = new MoveInProgress();
    choice.renew(moves);
    choice.choose("f5");
    expect(choice.ghost("f5", 1)).toEqual({ type: "house", seat: 1, floors: 2 });
    expect(choice.ghost("e6", 1)).toEqual({ type: "park" });
    expect([choice.spends("Y", "Y"), choice.spends("R", "Y")]).toEqual([2, 0]);
    choice.text = "f5@R";
    expect([choice.spends("Y", "Y"), choice.spends("R", "Y")]).toEqual([0, 1]);
  });
});
