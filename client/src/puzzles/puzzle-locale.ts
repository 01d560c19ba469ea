/** What is said about puzzles: known to nobody but their pages. */
import { addWords } from "../lib/i18n.svelte";

addWords(import.meta.glob<string>("../../../src/faubourg/locale/*/puzzles.ftl", { query: "?said", import: "default" }));
