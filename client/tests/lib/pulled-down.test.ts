import { expect, it, vi } from "vitest";
import { pulledDown } from "../../src/lib/pulled-down";

it("is put away by a finger that pulls it down, not by one that taps or pushes up", () => {
  const element = document.createElement("header");
  const put = vi.fn();
  const end = pulledDown(put)(element);
  const pull = (by: number): void => {
    element.dispatchEvent(Object.assign(new Event("touchstart"), { touches: [{ clientY: 100 }] }));
    element.dispatchEvent(Object.assign(new Event("touchend"), { changedTouches: [{ clientY: 100 + by }] }));
  };
  for (const by of [0, -80, 20]) pull(by);
  expect(put).not.toHaveBeenCalled();
  pull(60);
  end();
  pull(60);
  expect(put).toHaveBeenCalledTimes(1);
});
