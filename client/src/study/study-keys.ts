/** The keys of the study board: what each page understands stands in the list of "?". */
import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";
import { rowsOf } from "./lines-tried";
import type { StudyClient } from "./study-client.svelte";

/** Whether the key was one of these. Pieces can be taken from the tray wherever one is. */
export function studyKey(client: StudyClient, event: KeyboardEvent, isSetUp: boolean, openScore: () => void): boolean {
  if (event.repeat) return false;
  const known = isSetUp ? setupKey(client, event) : boardKey(client, event, openScore);
  return known || notesKey(client, event) || trayKey(client, event, isSetUp);
}

function setupKey(client: StudyClient, { key }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "u") return false;
  client.draft.undo();
  return true;
}

function boardKey(client: StudyClient, { key }: KeyboardEvent, openScore: () => void): boolean {
  const letter = key.toLowerCase();
  if (letter === "s") openScore();
  else if (letter === "h" && settings.help) client.toggleHints();
  else return false;
  return true;
}

/** Arrows, comments and the next move of the lines are for the position as it is, not for the draft. */
function notesKey(client: StudyClient, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (!["a", "c", "n"].includes(letter)) return false;
  client.open("lines");
  if (letter === "a") client.drawing.toggle();
  else if (letter === "c") void focusComment();
  else void client.goTo(nextTried(client, shiftKey ? -1 : 1));
  return true;
}

/** The move before or after the one where one stands, as the lines are listed; the position comes after the last. */
export function nextTried({ lines, at }: Pick<StudyClient, "lines" | "at">, by: 1 | -1): number {
  const listed = [0, ...rowsOf(lines).map((row) => row.at)];
  return listed.at((listed.indexOf(at) + by) % listed.length) ?? 0;
}

async function focusComment(): Promise<void> {
  await tick();
  document.getElementById("study-comment")?.focus();
}

function trayKey(client: StudyClient, event: KeyboardEvent, isSetUp: boolean): boolean {
  if (!isSetUp && event.key.toLowerCase() === "r") return false;
  if (!client.tray.onkey(event)) return false;
  client.open("setup");
  return true;
}
