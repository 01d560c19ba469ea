/** Names of players: bounded as the server bounds them, and on one line. */

export const MOST_LETTERS = 40;

export function tidyName(name: string): string {
  const line = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return [...line].slice(0, MOST_LETTERS).join("").trim();
}
