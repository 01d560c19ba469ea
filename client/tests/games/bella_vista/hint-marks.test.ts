import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { placesOfHint } from "../../../src/games/bella_vista/cited-places";
import HintMarks from "../../../src/games/bella_vista/HintMarks.svelte";
import { LegalPlaces } from "../../../src/games/bella_vista/legal-places";
import { sorted } from "../../../src/games/bella_vista/notation";
import { phrase } from "../../../src/lib/fluent-messages";
import { learn, speak } from "../../../src/lib/i18n.svelte";
import { hint } from "../../support/table-messages";
import { city } from "./sample-board";

const offered = ["a1", "c1", "e3"].map((text, points) => ({ text, points }));
const places = new LegalPlaces(city, 5, sorted(offered).places);
const placeOf = (text: string) => places.every.find((place) => place.text === text) ?? null;

const told = (key: string, squares: string[]) => ({ told: phrase(key, { number: 1, squares }), is_forced: false });
const thenNeutral = hint(["c1", "a1/1"], {
  steps: [told("bella-told-place", ["c1"]), told("bella-told-neutral", ["a1", "a2", "a3", "a4"])],
});

describe("a hint on the city", () => {
  let marks: ReturnType<typeof mount>;
  beforeAll(async () => {
    await speak("en");
    await learn("bella_vista");
  });
  afterEach(() => unmount(marks));

  function show(chosen: string | null, shown = hint(["c1", ".", "a1"])): Element[] {
    const props = { board: city, hint: shown, places, seat: 0, sunk: false };
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

  it("frames what it proposes by a broken line, and by a whole one what is chosen", () => {
    const isBroken = () => document.querySelector("path.lamp")?.classList.contains("proposed");
    show("e3");
    expect(isBroken()).toBe(true);
    unmount(marks);
    show("c1");
    expect(isBroken()).toBe(false);
  });

  it("frames the neutral building of a later step, too", () => {
    expect(standsOn(show(null, thenNeutral))).toEqual(["c1"]);
    expect(document.querySelectorAll("path.lamp")).toHaveLength(2);
  });
});

it("speaks of the squares of the building of each step", () => {
  // No. 5, which is at hand, would cover a2 and not a3 or a4.
  expect(placesOfHint(thenNeutral, city, places).names).toEqual(["c1", "a1", "a2", "a3", "a4"]);
  expect(placesOfHint(hint(["a1"]), city, places).names).toEqual(["a1", "b1", "a2"]);
  expect(placesOfHint(hint(["3=5"]), city, null).names).toEqual(["slot 3"]);
});
