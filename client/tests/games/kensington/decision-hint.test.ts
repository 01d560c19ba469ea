import { describe, expect, it } from "vitest";
import { decisionHint } from "../../../src/games/kensington/decision-hint";
import type { Aids } from "../../../src/games/kensington/model";
import { MoveInProgress } from "../../../src/games/kensington/move-in-progress.svelte";
import { wordOf } from "../../../src/games/kensington/descriptions";
import { t } from "../../../src/lib/i18n.svelte";
import { board, view } from "./sample-board";

describe("what is said of the tile that is held", () => {
  const position = view({ stage: "build", warehouses: [[0, 3], []], taken: null });
  const aids = { landings: [], loose: [] as number[], must_spend: false } as unknown as Aids;
  const choice = new MoveInProgress();
  choice.renew({ board, view: position, aids }, 0, [{ text: "+H1@-1", points: 0 }]);
  const hint = (help: boolean): string => decisionHint({ board, view: position, aids, choice, help, canUndo: false });

  it("asks for a column where there is one", () => {
    choice.at = 0;
    const tile = wordOf(choice.face ?? undefined);
    expect(choice.everyway).toHaveLength(1);
    expect(hint(true)).toBe(t("kg-now-column", { tile }));
  });

  it("says that there is no place instead of asking for a column that cannot be had", () => {
    choice.at = 1;
    const tile = wordOf(choice.face ?? undefined);
    expect(choice.everyway).toHaveLength(0);
    expect(hint(true)).toBe(t("kg-now-not-this", { tile }));
    expect(hint(false)).toBe(t("kg-now-column", { tile }));
  });
});
