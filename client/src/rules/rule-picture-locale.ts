/** What is said about the pictures of rules: known to nobody but their page. */
import { addWords } from "../lib/i18n.svelte";

addWords(
  import.meta.glob<string>("../../../src/faubourg/locale/*/*_rule_pictures.ftl", { query: "?said", import: "default" }),
);

export const wordsOfPictures = (game: string): string => `${game}_rule_pictures`;
