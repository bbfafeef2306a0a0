import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withholdRepeats } from "./log-repeats.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });

/** @returns a log, and the levels and messages of what it wrote. */
function makeLog() {
  const lines: [number, string][] = [];
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line);
    lines.push([level, msg]);
  };
  return { log: pino({ hooks: { logMethod: withholdRepeats() } }, { write }), lines };
}

it("says once what an outage makes fail, and how often once it is over", () => {
  const { log, lines } = makeLog();
  for (let second = 0; second < 73; second += 1) {
    log.error({ err: refused(), path: `/${second}` }, "a request failed");
    if (second % 2 === 0) log.warn({ err: refused() }, "an email was not sent");
    vi.advanceTimersByTime(1000);
  }
  expect(lines).toEqual([
    [50, "a request failed"],
    [40, "an email was not sent"],
  ]);
  vi.advanceTimersByTime(20_000);
  expect(lines.slice(2)).toEqual([
    [40, "a request failed: 72 more times in 72 s"],
    [40, "an email was not sent: 36 more times in 72 s"],
  ]);
  log.error({ err: refused() }, "a request failed");
  expect(lines.slice(4)).toEqual([[50, "a request failed"]]);
});

it("repeats itself while a long one continues", () => {
  const { log, lines } = makeLog();
  for (let second = 0; second < 700; second += 1) {
    log.error({ err: refused() }, "a request failed");
    vi.advanceTimersByTime(1000);
  }
  expect(lines).toEqual([
    [50, "a request failed"],
    [40, "a request failed: 599 more times in 599 s, and still"],
    [50, "a request failed"],
  ]);
});

it.each([
  ["a fault of the site", new TypeError("x is undefined")],
  ["an unreachable mail server", Object.assign(new Error("no"), { code: "ETIMEDOUT" })],
])("withholds nothing about %s", (_case, err) => {
  const { log, lines } = makeLog();
  for (let count = 0; count < 3; count += 1) log.error({ err }, "a request failed");
  log.info("started");
  expect(lines).toHaveLength(4);
});
