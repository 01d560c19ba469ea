/** What is shown when the end is near or has come: it is loaded then, as one file. */
export { default as EndingSentence } from "./EndingSentence.svelte";
export { default as EndNearRibbon } from "./EndNearRibbon.svelte";
export { default as GameOver } from "./GameOver.svelte";
export { default as EndSceneOrBoard } from "./EndSceneOrBoard.svelte";
export { default as TieSentence } from "./TieSentence.svelte";
