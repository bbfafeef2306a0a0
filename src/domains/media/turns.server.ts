const MAX_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work as soon as fewer than two others run, in the order they came. */
export async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The turn is handed over, so that nobody who comes in between takes it.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
