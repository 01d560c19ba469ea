import { describe, expect, it } from "vitest";
import { placeAt, toggled } from "../../src/study/arrow-drawing.svelte";
import { MOST_ARROWS } from "../../src/study/lines-tried";
import { StudyClient } from "../../src/study/study-client.svelte";

const arrow = (from: string, to: string) => ({ from, to });

function clicked(client: StudyClient, place: string): boolean {
  const cell = document.createElement("i");
  cell.dataset["space"] = place;
  document.body.append(cell);
  let reached = false;
  cell.addEventListener("click", () => (reached = true));
  window.addEventListener("click", client.drawing.catch, { capture: true, once: true });
  cell.click();
  cell.remove();
  return reached;
}

describe("arrows", () => {
  it("go from place to place of any board", () => {
    const column = document.createElement("i");
    column.dataset["column"] = "-2";
    expect([placeAt(column), placeAt(document.body), placeAt(null)]).toEqual(["-2", null, null]);
  });

  it("are taken away by the same arrow again, and are not too many", () => {
    const some = toggled([arrow("a1", "b1")], arrow("b1", "a1"));
    expect(toggled(some, arrow("a1", "b1"))).toEqual([arrow("b1", "a1")]);
    const full = Array.from({ length: MOST_ARROWS }, (_, i) => arrow("a1", `b${i}`));
    expect(toggled(full, arrow("a1", "c1"))).toBe(full);
  });

  it("are drawn with two clicks that the board does not hear of", () => {
    const client = new StudyClient((letter) => letter);
    expect(clicked(client, "a1")).toBe(true);
    client.drawing.toggle();
    expect([clicked(client, "a1"), client.drawing.from]).toEqual([false, "a1"]);
    expect(clicked(client, "b2")).toBe(false);
    expect(client.arrows).toEqual([arrow("a1", "b2")]);
    expect(clicked(client, "b2")).toBe(true);
  });
});
