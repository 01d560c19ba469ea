/** Keys pressed in a field, in a dialog or with a modifier are not meant for the board. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    Boolean(target?.closest?.("input, select, textarea, dialog"))
  );
}
