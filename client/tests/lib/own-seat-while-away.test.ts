import { describe, expect, it } from "vitest";
import { missedWhileAway } from "../../src/lib/own-seat-while-away";
import type { SeatInfo, TableInfo, Told } from "../../src/lib/server-types";
import { move, note, seat } from "../support/table-messages";

const handedOver = (seq: number, seat: number, bot = "planner"): Told => note(seq, seat, "log-handed-over", { bot });
const sat = (seq: number, seat: number): Told => note(seq, seat, "log-sat");
const tookBack = (seq: number, seat: number, undoes: number): Told => note(seq, seat, "log-took-back", {}, undoes);

const standin = seat({ bot: "planner", standin: true });
const info = (mine: number[], ...seats: SeatInfo[]): TableInfo => ({ mine, seats }) as TableInfo;
const ann = info([0], seat(), seat());
const replaced = info([0], standin, seat());

describe("what somebody who comes back has missed", () => {
  it("counts the decisions that a bot made for them", () => {
    const log = [
      move(1, null),
      move(2, 0),
      move(3, 1),
      handedOver(4, 0),
      move(5, 0),
      move(5, null, "+?"),
      move(6, 0),
      move(7, 1),
      move(8, 0),
    ];
    expect(missedWhileAway(log, replaced, 3)).toEqual({ bot: "planner", decisions: 3, takenBack: 0, sat: [] });
  });

  it("says that a bot has begun to play, before it decides anything", () => {
    expect(missedWhileAway([move(2, 0), move(3, 1), handedOver(4, 0)], replaced, 3)).toMatchObject({
      bot: "planner",
      decisions: 0,
    });
  });

  it("does not count again what was seen, nor what was taken back", () => {
    const log = [move(2, 0), handedOver(3, 0), move(4, 0), move(5, 1), move(6, 0), move(7, 0), tookBack(8, 0, 7)];
    expect(missedWhileAway(log, replaced, 5)).toMatchObject({ bot: "planner", decisions: 1, takenBack: 0 });
    expect(missedWhileAway(log, replaced, 8)).toBeNull();
  });

  it("begins after one's own last decision if what was seen is not known", () => {
    const log = [move(2, 0), sat(3, 1), move(4, 0), handedOver(5, 0, "greedy"), move(6, 0), move(7, 1)];
    expect(missedWhileAway(log, replaced, null)).toEqual({ bot: "greedy", decisions: 1, takenBack: 0, sat: [] });
  });

  it("is over with the first decision after one has sat down again", () => {
    const log = [move(2, 0), handedOver(3, 0), move(4, 0), sat(5, 0)];
    expect(missedWhileAway(log, ann, 2)).toMatchObject({ bot: "planner", decisions: 1 });
    expect(missedWhileAway([...log, move(6, 0)], ann, 2)).toBeNull();
  });

  it("names the bot that plays on where another could not decide", () => {
    const log = [move(2, 0), handedOver(3, 0), note(4, 0, "log-bot-replaced", { bot: "random" }), move(5, 0)];
    expect(missedWhileAway(log, replaced, 2)).toMatchObject({ bot: "random", decisions: 1 });
  });

  it("tells of decisions that were seen and do not stand any more", () => {
    const log = [move(2, 0), move(3, 1), move(4, 1), tookBack(5, 1, 3), move(6, 1), tookBack(7, 1, 6), move(8, 1)];
    expect(missedWhileAway(log, ann, 4)).toEqual({ bot: null, decisions: 0, takenBack: 2, sat: [] });
    expect(missedWhileAway(log, ann, 8)).toBeNull();
  });

  it("tells who else sat down, each once", () => {
    const log = [sat(2, 1), note(3, 1, "log-left"), sat(4, 1), sat(5, 2), sat(6, 0)];
    expect(missedWhileAway(log, info([0], seat(), seat(), seat()), 1)?.sat).toEqual([1, 2]);
  });

  it("is nothing for whoever comes for the first time", () => {
    expect(missedWhileAway([sat(1, 1), move(2, 1), sat(3, 0)], ann, null)).toBeNull();
    expect(missedWhileAway([], ann, null)).toBeNull();
  });

  it("adds up the seats of a shared screen", () => {
    const log = [move(2, 0), move(3, 1), handedOver(4, 0), handedOver(5, 1), move(6, 0), move(7, 1)];
    expect(missedWhileAway(log, info([0, 1], standin, standin), 3)).toMatchObject({ bot: "planner", decisions: 2 });
  });

  describe("from a log that does not reach back", () => {
    it("takes the bot that plays now for the one that played", () => {
      expect(missedWhileAway([move(40, 0), move(41, 1), move(42, 0)], replaced, 3)).toMatchObject({
        bot: "planner",
        decisions: 2,
      });
    });

    it("knows that a bot has played where somebody sits down again, if not which", () => {
      expect(missedWhileAway([move(40, 0), move(41, 1), sat(42, 0)], ann, 3)).toMatchObject({ bot: "", decisions: 1 });
    });

    it("takes no own decisions for those of a bot", () => {
      expect(missedWhileAway([move(40, 0), note(41, 0, "log-left"), sat(42, 0)], ann, 3)).toBeNull();
    });
  });
});
