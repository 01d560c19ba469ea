/** Parts of one sentence, set apart by semicolons: French keeps a space before each. */
import { i18n } from "./i18n.svelte";

export const bySemicolons = (parts: readonly string[], language: string = i18n.language): string =>
  parts.join(language === "fr" ? "\u00a0; " : "; ");
