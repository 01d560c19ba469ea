/** Arrow keys of whoever has no focus, or one where arrows do nothing: they lead to where something can be done. */

/** Where arrows lead from square to square, or from tile to tile. */
const OWN_ARROWS = '[role="grid"], .backs';
const find = (what: string) => document.querySelector<HTMLElement>(what);

export class ArrowsToBoard {
  /** Whether the focus came by a press: a panel that was only clicked keeps the arrows from nobody. */
  private wasPressed = false;

  onpress = (): void => {
    this.wasPressed = true;
  };

  onkey({ key }: KeyboardEvent): void {
    if (key === "Tab") this.wasPressed = false;
  }

  lead({ key, target }: KeyboardEvent): void {
    if (!key.startsWith("Arrow") || !this.isOffBoard(target as Element)) return;
    (find(".target, .legal") ?? find('.cell[tabindex="0"]'))?.focus();
  }

  private isOffBoard(target: Element): boolean {
    return (
      target === document.body ||
      target.closest("header, .banners, .actions") !== null ||
      (this.wasPressed && !target.closest(OWN_ARROWS))
    );
  }
}
