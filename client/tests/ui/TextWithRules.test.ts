import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import TextWithRules from "../../src/ui/TextWithRules.svelte";

it("makes a button of the number of a rule in a sentence, without the brackets around it", () => {
  const text = "after the tie third position is skipped (SL-R1); Bob in fourth position";
  const shown = mount(TextWithRules, { target: document.body, props: { game: "sunrise", text } });
  flushSync();
  expect(document.querySelector("button")?.textContent).toBe("SL-R1");
  expect(document.body.textContent).toContain("third position is skipped");
  expect(document.body.textContent).not.toMatch(/[()]/u);
  void unmount(shown);
});

it("puts the full stop behind the sentence, before the number of its rule", () => {
  const text = "Nobody scores here: no House stands here (SL-5.7).";
  const shown = mount(TextWithRules, { target: document.body, props: { game: "sunrise", text } });
  flushSync();
  expect(document.body.textContent).toContain("no House stands here. SL-5.7");
  void unmount(shown);
});

it("opens the rule and sends no form in which the sentence stands", () => {
  const form = document.body.appendChild(document.createElement("form"));
  const shown = mount(TextWithRules, { target: form, props: { game: "sunrise", text: "Full areas (SL-R7)" } });
  flushSync();
  expect([...form.querySelectorAll("button")].map((button) => button.type)).not.toContain("submit");
  void unmount(shown);
  form.remove();
});
