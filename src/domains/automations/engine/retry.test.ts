import { expect, it } from "vitest";
import { retryDelay } from "./retry.ts";

it("tries emails for five days, nine times in the first hour, and models for hours", () => {
  const total = (type: "mail" | "ai") => {
    let sum = 0;
    for (let tries = 1; ; tries += 1) {
      const delay = retryDelay(type, tries);
      if (delay === undefined) return [tries, Math.round(sum / 3_600_000)];
      sum += delay;
    }
  };
  expect([total("mail"), total("ai")]).toEqual([
    [128, 120],
    [8, 2],
  ]);
  // A provider that is busy for a second, eight times, isn't busy for hours.
  expect([retryDelay("ai", 7, 1000), retryDelay("ai", 1, 5 * 3_600_000)]).toEqual([3_600_000, 5 * 3_600_000]);
  expect(retryDelay("webhook", 1)).toBeUndefined();
  expect(retryDelay("webhook", 1, 1e12)).toBe(28 * 3_600_000);
});
