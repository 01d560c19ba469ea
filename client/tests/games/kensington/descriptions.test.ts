import { beforeAll, describe, expect, it } from "vitest";
import {
  columnName,
  finishWords,
  inWords,
  outlineWords,
  pileWords,
  tileName,
} from "../../../src/games/kensington/descriptions";
import { MoveInProgress } from "../../../src/games/kensington/move-in-progress.svelte";
import { hasFreePlace, type Board, type TileBack, type TileFace, type View } from "../../../src/games/kensington/model";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { board, cells, view } from "./sample-board";

describe("a column in words", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("kensington");
  });

  it("says the token of a diamond beside the points, and counts below zero with a true minus sign", () => {
    const choice = new MoveInProgress();
    const aids = { landings: [{ text: "-H3@-3", row: 0, tokens: 1 }] };
    choice.renew({ board, view: view({ taken: 1 }), aids }, 0, [{ text: "-H3@-3", points: 0 }]);
    const said = columnName(-3, [], undefined, 33, choice);
    expect(said).toMatch(/^Column −3, nothing built; .* on level 1, no points; \+1 token at the end of the turn$/);
    expect(inWords("-H3@-3", board, view({}))).toContain("columns\u00a0−3 to\u00a0−1");
  });
});

describe("the outline of a back in words", () => {
  it("is right whichever way its tile stands, and says how it is drawn", async () => {
    await speak("en");
    await learn("kensington");
    expect(outlineWords(cells("##"))).toBe("2 squares long and 1 across, lying or standing on end");
    expect(outlineWords(cells("#/#"))).toBe(outlineWords(cells("##")));
    expect(outlineWords(cells("##/##"))).toBe("2 squares long and 2 across");
    expect(outlineWords(cells("###/#.."))).toMatch(
      /^3 squares long and 2 across, lying or standing on end, drawn here .*: 1 2 3; 1$/,
    );
    await speak("fr");
    await learn("kensington");
    expect(outlineWords(cells("#/#/#"))).toBe("3 sur 1, couchée ou debout");
    expect(outlineWords(cells("#./##"))).toMatch(/^2 sur 2, couchée ou debout, dessinée ici avec .*: 1\s; 1 2$/);
  });

  it("is that of a tile as it stands once it is turned up", async () => {
    await speak("en");
    await learn("kensington");
    expect(tileName(board.tiles[1])).toContain("3 wide, 1 high");
    expect(tileName(board.tiles[3])).toContain("3 wide, 2 high, squares of each row from the top: 1 2 3; 1 3");
  });
});

describe("the end of a turn in a few words", () => {
  beforeAll(async () => {
    await speak("fr");
    await learn("kensington");
  });
  const roof = view({ taken: 2 });
  const window = view({ taken: 1 });

  it("says that the turn is over when the tile is stored or goes back", () => {
    expect(inWords(".+", board, roof)).toBe("Garder ^C3 et finir");
    expect(inWords(".", board, roof)).toBe("Remettre le toit au centre et finir");
    expect(inWords(".", board, window)).toBe("Remettre la tuile au centre et finir");
  });

  it("says of a tile that cannot be finished with yet where it would go", () => {
    const words = (warehouse: number[]) =>
      finishWords(hasFreePlace(board, view({ warehouses: [warehouse, [1, 1]] })), board.tiles[2]);
    expect(words([])).toBe("Garder ^C3 et finir");
    expect(words([1])).toBe("Garder ^C3 et finir");
    expect(words([1, 1])).toBe("Remettre le toit au centre et finir");
  });

  it("speaks of no tile where all are laid", () => {
    expect(inWords(".", board, view({ taken: null }))).toBe("Finir le tour");
  });
});

describe("two tiles of one name in hints", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("kensington");
  });
  const [window, wide, roof] = board.tiles as [TileFace, TileFace, TileFace];
  const alike: Board = { ...board, tiles: [window, wide, roof, { ...roof, name: "^C4" }] };
  const lay = (at: string, more: Partial<View>): string => inWords(at, alike, view(more));

  it("are told apart by the place where they lie", () => {
    const both = { warehouses: [[2, 3], []] };
    expect(lay("^C3@0", both)).toContain("(on the left in your warehouse)");
    expect(lay("^C4@0", both)).toContain("(on the right in your warehouse)");
    const one = { warehouses: [[2], []], taken: 3 };
    expect(lay("^C3@0", one)).toContain("(from your warehouse)");
    expect(lay("^C4@0", one)).toContain("(the one just taken)");
    expect(lay("^C4@0", { warehouses: [[2], [3]] })).toContain("(the one just bought)");
  });

  it("are told apart before they are bought as well", () => {
    expect(lay("$2:^C4", { warehouses: [[], [2, 3]] })).toBe("Buy ^C3 (on the right in that warehouse)");
  });

  it("are not where nothing could be mistaken", () => {
    expect(lay("^C3@0", { warehouses: [[2, 2], []], taken: 0 })).not.toContain("(");
    expect(lay("$2:^C3", { warehouses: [[3], [2]] })).toBe("Buy ^C3");
  });
});

describe("what is left in a pile", () => {
  const [window, , roof] = board.tiles as [TileFace, TileFace, TileFace];
  const some: Board = { ...board, tiles: [window, { ...window, cat: true }, roof, { ...roof, bird: true }] };
  const left = (...heap: number[]): string => pileWords(some, view({ heap }), { tiles: [0, 1, 2, 3] } as TileBack);

  it("counts no tile twice for its cat or its bird", async () => {
    await speak("en");
    await learn("kensington");
    expect(left(2, 1, 0, 0)).toMatch(/: 3 (lit|dark), 1 of them with a cat$/);
    expect(left(0, 1, 0, 0)).toMatch(/: 1 (lit|dark), with a cat$/);
    expect(left(0, 0, 4, 2)).toMatch(/: 6 roofs, 2 of them with a bird$/);
    await speak("fr");
    await learn("kensington");
    expect(left(0, 0, 4, 2)).toMatch(/: 6 toits, dont 2 montrent un oiseau$/);
    expect(left(0, 0, 0, 1)).toMatch(/: 1 toit, avec un oiseau$/);
  });
});
