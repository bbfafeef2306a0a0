async function count(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = () => {
    if (isDone) return;
    turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  await work().finally(() => {
    isDone = true;
  });
  return turns;
}

/**
 * Counts the turns that the event loop takes during work: in each of them other requests are answered. The embedded database
 * answers at once, so that work which only awaits queries takes none.
 * @returns the lowest of three counts, since anything else that runs adds turns.
 */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const all = [];
  for (let time = 0; time < 3; time += 1) all.push(await count(work));
  return Math.min(...all);
}
