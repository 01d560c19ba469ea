import { expect, it } from "vitest";
import { SecondClick } from "../../src/lib/second-click";

function pressedButtons(...clicks: [name: string, detail: number][]): string[] {
  const pressed: string[] = [];
  const second = new SecondClick();
  const panel = document.createElement("div");
  panel.addEventListener("click", second.onclick, { capture: true });
  document.body.append(panel);
  const named = (name: string): HTMLElement => {
    const found = panel.querySelector<HTMLElement>(`#${name}`);
    if (found) return found;
    const button = document.createElement("button");
    button.id = name;
    button.addEventListener("click", () => pressed.push(name));
    panel.append(button);
    return button;
  };
  for (const [name, detail] of clicks)
    named(name).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  panel.remove();
  return pressed;
}

it("keeps the second click of a double-click from a button that came to lie under the pointer", () => {
  expect(pressedButtons(["build", 1], ["stop", 2])).toEqual(["build"]);
});

it("lets the same button be pressed fast, and another one by a click of its own or by the keyboard", () => {
  expect(pressedButtons(["turn", 1], ["turn", 2])).toEqual(["turn", "turn"]);
  expect(pressedButtons(["build", 1], ["stop", 1])).toEqual(["build", "stop"]);
  expect(pressedButtons(["build", 1], ["stop", 0])).toEqual(["build", "stop"]);
});
