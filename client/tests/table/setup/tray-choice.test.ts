import { describe, expect, it } from "vitest";
import { TrayChoice } from "../../../src/table/setup/tray-choice.svelte";

const press = (tray: TrayChoice, code: string, shiftKey = false, key = ""): boolean =>
  tray.onkey({ code, key, shiftKey } as KeyboardEvent);

function trayOf(seats = 3): TrayChoice {
  const tray = new TrayChoice();
  tray.fit({ seats, sizes: 5, turns: 2, hasCommon: true });
  return tray;
}

describe("the tray", () => {
  it("is chosen from by the places of keys, whatever signs are printed on them", () => {
    const tray = trayOf();
    expect(press(tray, "Digit2", false, "é")).toBe(true);
    expect([tray.piece, tray.seat]).toEqual(["own", 1]);
    expect(press(tray, "Digit4", true, "$")).toBe(true);
    expect(tray.size).toBe(4);
  });

  it("has a rubber and pieces of nobody", () => {
    const tray = trayOf();
    press(tray, "Digit0");
    expect(tray.piece).toBe("rubber");
    press(tray, "KeyP", false, "p");
    expect(tray.piece).toBe("common");
  });

  it("knows no seat, size or turn that the game does not have", () => {
    const tray = trayOf();
    expect(press(tray, "Digit4")).toBe(false);
    expect(press(tray, "Digit6", true)).toBe(false);
    tray.fit({ seats: 2, sizes: 0, turns: 1, hasCommon: false });
    expect([press(tray, "KeyP", false, "p"), press(tray, "KeyR", false, "r"), press(tray, "Digit1", true)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("turns both ways", () => {
    const tray = trayOf();
    press(tray, "KeyR", true, "R");
    expect(tray.turn).toBe(1);
    press(tray, "KeyR", false, "r");
    expect(tray.turn).toBe(0);
  });

  it("lets go of what another game does not have", () => {
    const tray = trayOf();
    press(tray, "Digit3");
    tray.fit({ seats: 2, sizes: 3, turns: 1, hasCommon: false });
    expect(tray.seat).toBe(1);
  });
});
