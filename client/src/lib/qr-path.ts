/** The dark squares of a code as one path, run by run. */
export function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(""),
    )
    .join("");
}

function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && row[x - 1]) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
