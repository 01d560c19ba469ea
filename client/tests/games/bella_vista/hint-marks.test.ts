import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import HintMarks from "../../../src/games/bella_vista/HintMarks.svelte";
import { LegalPlaces } from "../../../src/games/bella_vista/legal-places";
import { sorted } from "../../../src/games/bella_vista/notation";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { hint } from "../../support/table-messages";
import { city } from "./sample-board";

const offered = ["a1", "c1", "e3"].map((text, points) => ({ text, points }));
const places = new LegalPlaces(city, 5, sorted(offered).places);
const placeOf = (text: string) => places.every.find((place) => place.text === text) ?? null;

describe("a hint on the city", () => {
  let marks: ReturnType<typeof mount>;
  beforeAll(async () => {
    await speak("en");
    await learn("bella_vista");
  });
  afterEach(() => unmount(marks));

  function show(chosen: string | null): Element[] {
    const props = { board: city, hint: hint(["c1", ".", "a1"]), places, seat: 0, sunk: false };
    marks = mount(HintMarks, {
      target: document.body,
      props: { ...props, chosen: chosen === null ? null : placeOf(chosen) },
    });
    flushSync();
    return [...document.querySelectorAll("[data-stands]")];
  }
  const standsOn = (found: Element[]) => found.map((each) => each.getAttribute("data-stands"));

  it("puts the building where its first step does, not a later one", () => {
    expect(standsOn(show(null))).toEqual(["c1"]);
  });

  it("leaves the building where one has chosen, and lights its own place", () => {
    expect(standsOn(show("e3"))).toEqual(["e3"]);
    expect(document.querySelectorAll("path.lamp")).toHaveLength(1);
  });
});
