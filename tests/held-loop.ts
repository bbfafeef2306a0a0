/** What one request may hold the event loop for, in milliseconds of its thread's processor time. */
export const MAX_HELD_MS = 200;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs work and watches the event loop beside it. Counted is the thread's processor time from one turn of the loop to the
 * next, so that a busy machine doesn't change the result.
 * @returns what the work gave, and the longest turn in milliseconds.
 */
export async function heldBy<Value>(work: () => Promise<Value>): Promise<{ value: Value; heldMs: number }> {
  let longest = 0;
  let last = cpuMs();
  let isDone = false;
  const turn = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const value = await work();
  isDone = true;
  turn();
  return { value, heldMs: Math.round(longest) };
}
