/** What people call a field of a position; of a game that is a package of its own, the name it has in the text. */
import { i18n, t } from "./i18n.svelte";

export function fieldName(name: string): string {
  return i18n.messages.has(`study-field-${name}`) ? t(`study-field-${name}`) : name;
}
