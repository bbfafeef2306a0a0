import { expect, it } from "vitest";
import { nextAttempt, readRetryAfter } from "./retry.ts";

const NOW = new Date("2026-11-25T12:00:00.000Z");
const secondsUntil = (at: string | undefined) => (Date.parse(at ?? "") - NOW.getTime()) / 1000;
const ATTEMPTS = Array.from({ length: 9 }, (_none, index) => index + 1);

it("tries ten times over 75 hours and 35 minutes", () => {
  const waits = ATTEMPTS.map((attempt) => secondsUntil(nextAttempt(attempt, NOW, 0.5)));
  expect(waits[0]).toBe(5);
  expect(waits.reduce((sum, one) => sum + one, 0)).toBe(75 * 3600 + 35 * 60 + 5);
  expect(nextAttempt(10, NOW, 0.5)).toBeUndefined();
});

it.each(ATTEMPTS)("spreads what failed together by a tenth either way (attempt %i)", (attempt) => {
  const middle = secondsUntil(nextAttempt(attempt, NOW, 0.5));
  expect(secondsUntil(nextAttempt(attempt, NOW, 0))).toBeCloseTo(middle * 0.9);
  expect(secondsUntil(nextAttempt(attempt, NOW, 1))).toBeCloseTo(middle * 1.1);
});

it("waits as long as the receiver asks, but a day at most, and never less than planned", () => {
  expect(secondsUntil(nextAttempt(1, NOW, 0, 600))).toBe(600);
  expect(secondsUntil(nextAttempt(4, NOW, 0.5, 600))).toBe(2 * 3600);
  expect(secondsUntil(nextAttempt(1, NOW, 0, 1e12))).toBe(24 * 3600);
});

it.each([
  ["120", 120],
  [" 0 ", 0],
  ["9999999999", 86_400],
  ["Wed, 25 Nov 2026 12:10:00 GMT", 600],
  ["Wed, 25 Nov 2026 11:00:00 GMT", 0],
  ["Fri, 01 Jan 2100 00:00:00 GMT", 86_400],
  ["-5", undefined],
  ["1.5", undefined],
  ["2026-11-25", undefined],
  ["Wed, nonsense GMT", undefined],
  [undefined, undefined],
])("reads Retry-After: %s", (header, seconds) => expect(readRetryAfter(header, NOW)).toBe(seconds));
