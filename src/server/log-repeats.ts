import type { LoggerOptions } from "pino";
import { outageOf } from "#db";
import { isObject } from "#shared";

/** After this long without another one, a failure's repetitions are counted out. */
const QUIET_MS = 15_000;
/** At the latest they are counted out after this long; the next one is logged in full again. */
const LONGEST_MS = 10 * 60_000;
const TICK_MS = 5000;

type Repeated = { count: number; firstAt: number; lastAt: number; say: (text: string) => void };

/**
 * Makes the hook of a log that says once what an outage of the database makes fail, and how often it failed once that is
 * over: everything that polls would repeat it, every second. Other failures are all logged.
 */
export function withholdRepeats(): Required<NonNullable<LoggerOptions["hooks"]>>["logMethod"] {
  const kinds = new Map<string, Repeated>();
  let timer: NodeJS.Timeout | undefined;

  function countOut(): void {
    const now = Date.now();
    for (const [kind, { count, firstAt, lastAt, say }] of kinds) {
      const isOver = now - lastAt >= QUIET_MS;
      if (!isOver && now - firstAt < LONGEST_MS) continue;
      kinds.delete(kind);
      const seconds = Math.ceil((lastAt - firstAt) / 1000);
      if (count > 0)
        say(`${count} more ${count === 1 ? "time" : "times"} in ${seconds} s${isOver ? "" : ", and still"}`);
    }
    if (kinds.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return function logMethod(args, method) {
    const [facts, text] = args as unknown[];
    const outage = isObject(facts) ? outageOf(facts.err) : undefined;
    if (outage === undefined) return method.apply(this, args);
    const kind = `${String(text)} ${outage}`;
    const known = kinds.get(kind);
    if (known) {
      known.count += 1;
      known.lastAt = Date.now();
      return undefined;
    }
    const say = (times: string) => this.warn(`${String(text)}: ${times}`);
    kinds.set(kind, { count: 0, firstAt: Date.now(), lastAt: Date.now(), say });
    timer ??= setInterval(countOut, TICK_MS).unref();
    return method.apply(this, args);
  };
}
