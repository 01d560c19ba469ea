/** The second click of a double-click is meant for what the first one hit, not for what came to lie there since. */
export class SecondClick {
  private first: Element | null = null;

  onclick = (event: MouseEvent): void => {
    const hit = buttonOf(event);
    if (event.detail < 2) this.first = hit;
    else if (hit && hit !== this.first) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}

function buttonOf({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest("button, a, [role=button]") : null;
}
