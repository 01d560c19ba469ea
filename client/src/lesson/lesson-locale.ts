/** What teachers say: known to nobody but the page of the lessons. */
import { addWords } from "../lib/i18n.svelte";

addWords(
  import.meta.glob<string>("../../../src/faubourg/locale/*/*lesson*.ftl", { query: "?said", import: "default" }),
);
