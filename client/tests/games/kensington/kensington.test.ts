import { describe, expect, it } from "vitest";
import { MoveInProgress } from "../../../src/games/kensington/move-in-progress.svelte";
import { bends, boxOf, fitted, looseBox, middleOf, outline, painted, perch, roofline, runs, spanOf, UNIT, widened } from "../../../src/games/kensington/geometry";
import { cellNamed, cellsOf, standing, type Aids, type Board, type Cell, type Standing, type TileFace, type View } from "../../../src/games/kensington/model";
import { read, sorted, writeBuy, writeLay, writeTake } from "../../../src/games/kensington/notation";
import { proof } from "../../../src/games/kensington/score-steps";
import { before, laid, since, turns } from "../../../src/games/kensington/turns-from-log";
import { phrase } from "../../../src/lib/fluent-messages";
import type { ScoreLine, Told } from "../../../src/lib/server-types";

function cells(rows: string): Cell[] {
  return rows.split("/").reverse().flatMap((row, floor) => [...row].flatMap((sign, column): Cell[] => (sign === "#" ? [[column, floor]] : [])));
}

function face(name: string, kind: TileFace["kind"], ...ways: string[]): TileFace {
  const marks = { lit: name.startsWith("+"), hard: false, cat: name.endsWith("C"), bird: name.endsWith("B") };
  return { name, kind, word: phrase(name), ways: ways.map((rows) => cells(rows).map(([c, r]) => [c, r])), ...marks };
}

const tiles = [face("+H1", "window", "#"), face("-H3", "window", "###"), face("^C3", "roof", "##/#.", "##/.#"), face("+U2", "window", "###/#.#")];
const board: Board = { columns: 64, rows: 32, door: 33, tiles, backs: [], storage: 2, must_spend_at: 4, end_at_birds: 7 };
const placed = (tile: number, column: number, row: number, turn = 0) => ({ tile, column: column + 33, row, turn });
const at = (name: string, column: number, row: number): Standing => {
  const tile = tiles.findIndex((each) => each.name === name);
  return { face: tiles[tile] as TileFace, tile, turn: 0, column, row };
};
const view = (more: Partial<View>): View => ({
  facades: [{ tiles: [] }, { tiles: [] }], warehouses: [[], []], heap: [], backs: [], tokens: [1, 1], stock: 6, units: "joined", turning_roofs: false,
  first: 0, seat: 0, stage: "build", taking: null, taken: null, owed: false, laid: 0, skipping: false, ender: null, skips: 0, idle: 0, ended_by: null, ...more,
});

describe("the outline of a tile", () => {
  const corners = (rows: string): number[] => bends(cells(rows)).map((loop) => loop.length);

  it("has as many corners as the polyomino", () => {
    expect(corners("#")).toEqual([4]);
    expect(corners("####")).toEqual([4]);
    expect(corners("##/#.")).toEqual([6]);
    expect(corners("###/.#.")).toEqual([8]);
    expect(corners("###/#.#")).toEqual([8]);
    expect(corners(".##/##.")).toEqual([8]);
  });

  it("goes round a hole by itself", () => {
    expect(corners("###/#.#/###")).toEqual([4, 4]);
  });

  it("keeps squares apart that touch at a corner only", () => {
    expect(corners("#./.#")).toEqual([4, 4]);
  });

  it("is moved inwards at convex and at hollow corners", () => {
    expect(outline([[0, 0]], 2, 0).match(/Q(\S+ \S+)/g)).toEqual(["Q70 -70", "Q70 -2", "Q2 -2", "Q2 -70"]);
    const hollow = bends(cells("##/#.")).flat().find(({ x, y }) => x === 1 && y === -1);
    expect(hollow).toBeDefined();
    expect(outline(cells("##/#."), 2, 0)).toContain("70 -74");
  });

  it("cuts the upper corners of a roof, and no others", () => {
    expect(roofline([[0, 0]]).split("L")).toHaveLength(6);
    expect(roofline([[0, 0]])).toContain("12.45 -70.8");
    expect(roofline(cells("##")).split("L")).toHaveLength(6);
    expect(roofline(cells("##/#.")).split("L")).toHaveLength(8);
  });
});

describe("the drawing of a tile", () => {
  it("knows what is open above and below", () => {
    expect(runs(cells("###/#.#"), 1)).toEqual([{ from: 0, to: 2, floor: 1 }]);
    expect(runs(cells("###/#.#"), -1)).toEqual([{ from: 0, to: 0, floor: 0 }, { from: 2, to: 2, floor: 0 }, { from: 1, to: 1, floor: 1 }]);
  });

  it("has its cat on a square of its own", () => {
    expect(middleOf(cells("###"))).toEqual([1, 0]);
    expect(cells("###/#.#")).toContainEqual(middleOf(cells("###/#.#")));
  });

  it("has its bird on the ridge", () => {
    expect(perch(cells("###/.#."))).toEqual({ x: 1.5 * UNIT, y: -2 * UNIT });
    expect(perch(cells("#./##"))).toEqual({ x: 0.5 * UNIT, y: -2 * UNIT });
  });

  it("leaves room for a bird above", () => {
    expect(looseBox(cells("#"), true).height).toBeGreaterThan(looseBox(cells("#"), false).height);
  });
});

describe("a façade", () => {
  const house = [at("^C3", 0, 2), at("-H3", 1, 0), at("+H1", -1, 0), at("+H1", 0, 1)];

  it("is painted from the ground up, roofs last", () => {
    expect(painted(house).map(({ face: { name }, column }) => `${name}@${column}`)).toEqual(["+H1@-1", "-H3@1", "+H1@0", "^C3@0"]);
  });

  it("spans its columns, the door's in any case", () => {
    expect(spanOf([])).toEqual({ left: 0, right: 0, height: 1 });
    expect(spanOf(house)).toEqual({ left: -1, right: 3, height: 4 });
    expect(widened(spanOf(house), -3, 2, 3)).toEqual({ left: -3, right: 3, height: 4 });
  });

  it("counts columns from the door", () => {
    const [tile] = standing(board, { tiles: [placed(1, -2, 3)] });
    expect(tile && cellsOf(tile)).toEqual([[-2, 3], [-1, 3], [0, 3]]);
    expect(cellNamed("-2:3")).toEqual([-2, 2]);
    expect(cellNamed("a1")).toBeNull();
  });

  it("fills its frame with sky or with street, and keeps the ground", () => {
    const box = boxOf({ left: -1, right: 1, height: 2 }, 72);
    const wide = fitted(box, 400, 100);
    const tall = fitted(box, 100, 400);
    for (const one of [wide, tall]) expect(one.y + one.height).toBeCloseTo(box.y + box.height);
    expect(wide.width / wide.height).toBeCloseTo(4);
    expect(tall.width).toBe(box.width);
    expect(tall.width / tall.height).toBeCloseTo(0.25);
    expect(fitted(box, 0, 0)).toBe(box);
  });
});

describe("notation", () => {
  it.each([
    ["?^H2", { kind: "take", back: "^H2" }],
    ["?=", { kind: "take", back: "=" }],
    ["$2:+H2C", { kind: "buy", seat: 1, tile: "+H2C" }],
    ["~", { kind: "skip" }],
    ["-U2@-3", { kind: "lay", tile: "-U2", turn: 0, column: -3 }],
    ["^C3/1@0", { kind: "lay", tile: "^C3", turn: 1, column: 0 }],
    ["|@4", { kind: "lay", tile: "|", turn: 0, column: 4 }],
    [".", { kind: "finish", keep: false }],
    [".+", { kind: "finish", keep: true }],
    ["!-U2", { kind: "draw", tile: "-U2" }],
    ["what", { kind: "other" }],
  ])("reads %s", (text, said) => expect(read(text)).toEqual(said));

  it("writes what it reads", () => {
    expect([writeTake("^H2"), writeBuy(1, "+H2C"), writeLay("-U2", 0, -3), writeLay("^C3", 1, 0)]).toEqual(["?^H2", "$2:+H2C", "-U2@-3", "^C3/1@0"]);
  });

  it("sorts moves by what they are about", () => {
    const offers = sorted(["?H1", "$2:+H1", "+H1@1", "+H1@-1", ".", ".+"].map((text) => ({ text, points: 0 })));
    expect([...offers.takes]).toEqual(["?H1", "$2:+H1"]);
    expect(offers.lays.get("+H1")?.map(({ column }) => column)).toEqual([1, -1]);
    expect([offers.finish, offers.keep]).toEqual([".", ".+"]);
  });
});

describe("a draft", () => {
  const moves = ["-H3@1", "-H3@-3", "+H1@-1", "^C3@0", "^C3/1@2", ".", ".+"].map((text, points) => ({ text, points }));
  const aids = { landings: [["-H3@1", 0], ["-H3@-3", 0], ["+H1@-1", 2], ["^C3@0", 1], ["^C3/1@2", 1]].map(([text, row]) => ({ text: String(text), row: Number(row) })) };
  function choice(stored: number[], taken: number | null): MoveInProgress {
    const made = new MoveInProgress();
    made.renew({ board, view: view({ warehouses: [stored, []], taken }), aids }, 0, moves);
    return made;
  }

  it("begins with the tile just taken", () => {
    expect(choice([0], 1).face?.name).toBe("-H3");
    expect(choice([0], 1).hand.map(({ taken }) => taken)).toEqual([false, true]);
  });

  it("begins with a stored tile when the taken one fits nowhere", () => {
    expect(choice([0], 3).face?.name).toBe("+H1");
  });

  it("shows where a tile would come to lie", () => {
    const one = choice([0], 1);
    one.hold(0);
    one.hovered = -1;
    expect(one.ghost).toMatchObject({ column: -1, row: 2, tile: 0 });
    expect(one.text).toBeNull();
  });

  it("takes any column that the tile would cover, and the nearest of several", () => {
    const one = choice([], 1);
    expect(one.choose(2)).toBe(true);
    expect(one.text).toBe("-H3@1");
    expect(one.choose(-1)).toBe(true);
    expect(one.text).toBe("-H3@-3");
    expect(one.choose(9)).toBe(false);
    expect(one.text).toBeNull();
    expect(one.asked(9)).toBe("-H3@9");
  });

  it("lets a tile in the air snap to a neighbouring column only", () => {
    const one = choice([], 1);
    expect(one.under(2.4)).toBe(1);
    expect(one.under(3.4)).toBe(1);
    expect(one.under(7.5)).toBe(6);
  });

  it("does not snap on cardboard", () => {
    const one = choice([], 1);
    one.snaps = false;
    expect(one.choose(2)).toBe(false);
    expect(one.under(3.4)).toBe(2);
  });

  it("turns a roof among the ways that are offered", () => {
    const one = choice([], 2);
    expect(one.lays.map(({ text }) => text)).toEqual(["^C3@0"]);
    one.turnOn();
    expect(one.lays.map(({ text }) => text)).toEqual(["^C3/1@2"]);
    one.turnOn();
    expect(one.turn).toBe(0);
  });

  it("keeps the tile that is held, and forgets the column when the position changes", () => {
    const one = choice([0], 1);
    one.hold(0);
    one.choose(-1);
    one.renew({ board, view: view({ warehouses: [[0], []], taken: null }), aids }, 0, moves);
    expect(one.face?.name).toBe("+H1");
    expect(one.text).toBeNull();
  });

  it("lays out what somebody suggests", () => {
    const one = choice([0], 2);
    one.adopt("^C3/1@2");
    expect([one.text, one.turn]).toEqual(["^C3/1@2", 1]);
    one.adopt("+H1@77");
    expect(one.text).toBe("^C3/1@2");
    one.lift();
    expect(one.text).toBeNull();
  });

  it("has every landing in the picture", () => {
    expect(choice([0, 2], 1).everywhere()).toHaveLength(5);
  });
});

describe("the story", () => {
  const told = (seq: number, seat: number | null, text: string): Told =>
    ({ seq, seat, text, phrase: { type: "phrase", key: "k", facts: { who: { type: "person", seat: seat ?? 0 } } }, undoes: null });
  const log = [
    told(1, 0, "?H3"), told(2, null, "!-H3"), told(3, 0, "-H3@1"), told(4, 0, "."),
    told(5, 1, "?H1"), told(6, null, "!+H1"), told(7, 1, "+H1@1"), told(8, 1, "+H1@2"), told(9, 1, "."),
  ];
  log[5] = { ...told(6, null, "!+H1"), phrase: { type: "phrase", key: "k", facts: { who: { type: "person", seat: 1 } } } };
  const count = (...points: number[]) => ({ columns: [], points, birds: 0 });
  const aids = { facades: [count(3), count(1, 4)], birds: 0, draft: [], tokens: 0, loose: [], landings: [], must_spend: false } satisfies Aids;
  const now = view({ stage: "take", facades: [{ tiles: [placed(1, 1, 0)] }, { tiles: [placed(0, 1, 0), placed(0, 2, 0)] }] });

  it("makes turns of moves, with the points of their tiles", () => {
    expect(turns(log, aids).map(({ seat, points, steps }) => [seat, points, steps.length])).toEqual([[0, 3, 4], [1, 5, 5]]);
  });

  it("counts tiles from the end when the log begins late", () => {
    expect(turns(log.slice(7), aids).map(({ points }) => points)).toEqual([4]);
  });

  it("begins after the reader's own turn", () => {
    expect(since(log, now, aids, 0).map(({ seat }) => seat)).toEqual([1]);
    expect(since(log, now, aids, 1)).toEqual([]);
    expect(since(log, now, aids, null)).toHaveLength(2);
  });

  it("takes back what is still to be shown", () => {
    const coming = laid(log.slice(7), 2);
    expect(coming).toEqual([0, 1]);
    const shown = before(now, aids, [3, 5], coming);
    expect(shown.facades.map((facade) => facade.tiles.length)).toEqual([1, 1]);
    expect(shown.totals).toEqual([3, 1]);
  });
});

describe("the score", () => {
  const line = (seat: number, rule: string, points: number, facts: ScoreLine["facts"]): ScoreLine => ({ seat, rule, points, reason: "r", facts, spaces: [] });
  const lines = [
    line(1, "KG-6.1", 3, { column: "2", windows: 3 }), line(0, "KG-6.2", 2, { column: "0" }), line(0, "KG-6.3", 1, { column: "0", height: 2, number: 1 }),
    line(0, "KG-6.1", 4, { column: "-1", windows: 4 }), line(0, "KG-6.4", 1, { tile: "+H1C" }), line(1, "KG-6.5", 5, { columns: 5 }),
  ];

  it("goes column by column, then to cats and full façades", () => {
    expect(proof(lines, true).map(({ part, column }) => column ?? part)).toEqual([-1, 0, 2, "cats", "full"]);
    expect(proof(lines, true).flatMap((step) => step.lines)).toHaveLength(lines.length);
  });

  it("leaves out on cardboard what only counts at the end", () => {
    expect(proof(lines, false).map(({ part }) => part)).not.toContain("full");
  });
});
