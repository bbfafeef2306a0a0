import { readFileSync } from "node:fs";
import { cpuMs } from "./cpu-time.ts";

/** What one request may hold the event loop for, in milliseconds of its thread's processor time on a quiet machine. */
const MAX_HELD_MS = 200;

/** What `referenceMs` takes on that machine. */
const QUIET_REFERENCE_MS = 80;

const REFERENCE = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => ({ name: `item ${n}`, list: [n, n + 1] })));

/** @returns the processor time of a work that is always the same. */
function referenceMs(): number {
  const start = cpuMs();
  for (let round = 0; round < 10; round += 1) JSON.stringify(JSON.parse(REFERENCE));
  return cpuMs() - start;
}

/**
 * @param heldMs the longest turn of a work that has just ended.
 * @returns whether it is over the limit; on a machine that is slow at this moment the limit is as much longer.
 */
export function isHeldTooLong(heldMs: number): boolean {
  return heldMs >= MAX_HELD_MS && heldMs >= MAX_HELD_MS * (referenceMs() / QUIET_REFERENCE_MS);
}

/** @returns how many pages of memory the system has given this thread so far; 0 where it doesn't say. */
function pagesGiven(): number {
  try {
    const [, fields = ""] = readFileSync("/proc/thread-self/stat", "utf8").split(") ");
    return Number(fields.split(" ")[7]);
  } catch {
    return 0;
  }
}

/** Memory of a WebAssembly module is new each time; what a buffer gets may have been used before. In its units of 64 KB. */
const FRESH = { initial: 256 };

/**
 * @returns what one page of new memory costs at this moment, in milliseconds: a quarter of a microsecond, or sixty times as
 * much on a virtual machine whose host has taken unused memory back.
 */
function pageMs(): number {
  const pages = pagesGiven();
  const start = cpuMs();
  new Uint8Array(new WebAssembly.Memory(FRESH).buffer).fill(1);
  return (cpuMs() - start) / Math.max(1, pagesGiven() - pages);
}

/**
 * Runs work and watches the event loop beside it. Counted is the thread's processor time from one turn of the loop to the
 * next, so that a busy machine doesn't change the result; in turns over the limit without what new memory costs, which
 * depends on the machine alone.
 * @returns what the work gave, and the longest turn in milliseconds.
 */
export async function heldBy<Value>(work: () => Promise<Value>): Promise<{ value: Value; heldMs: number }> {
  const long: { ms: number; pages: number }[] = [];
  let longest = 0;
  let last = { ms: cpuMs(), pages: pagesGiven() };
  const turn = () => {
    const now = { ms: cpuMs(), pages: pagesGiven() };
    const held = { ms: now.ms - last.ms, pages: now.pages - last.pages };
    if (held.ms < MAX_HELD_MS) longest = Math.max(longest, held.ms);
    else long.push(held);
    last = now;
  };
  // Due in every turn that takes a millisecond; an immediate would keep the loop spinning while the work waits.
  const beside = setInterval(turn, 1);
  const value = await work().finally(() => clearInterval(beside));
  turn();
  const page = long.length > 0 ? pageMs() : 0;
  const heldMs = Math.max(longest, ...long.map(({ ms, pages }) => ms - pages * page));
  return { value, heldMs: Math.round(heldMs) };
}

/**
 * The same for work that costs as much when it is repeated: done up to three times, until it isn't held for too long. A
 * virtual machine that was halted for a moment counts that as processor time.
 */
export async function leastHeldBy<Value>(work: () => Promise<Value>): Promise<{ value: Value; heldMs: number }> {
  let held = await heldBy(work);
  for (let again = 0; again < 2 && isHeldTooLong(held.heldMs); again += 1) held = await heldBy(work);
  return held;
}
