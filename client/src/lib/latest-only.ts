/** Things asked for one after the other that may come in another order: what was asked for last stays. */
export function latestOnly<Thing>(show: (thing: Thing) => void): (coming: Promise<Thing>) => Promise<void> {
  let asked = 0;
  let shown = 0;
  return async (coming) => {
    const mine = ++asked;
    const thing = await coming;
    if (mine < shown) return;
    shown = mine;
    show(thing);
  };
}
