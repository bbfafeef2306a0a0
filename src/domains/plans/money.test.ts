import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../../tests/property-runs.ts";
import { currencyDecimals } from "#shared";
import { discounted, percentOf, savingOf } from "./money.ts";
import { PLAN_LIMITS, type Interval } from "./plan.ts";

const amounts = fc.integer({ min: 0, max: PLAN_LIMITS.amount });
const percents = fc.integer({ min: 0, max: 100 });

/** Halves away from zero, by arithmetic that has no limit of size. */
function exactPercent(amount: number, percent: number): number {
  const share = BigInt(amount) * BigInt(percent);
  return Number((share + 50n) / 100n);
}

describe("money of plans", () => {
  it("takes a share as exact arithmetic does, and together with the rest it is the whole", () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const off = percentOf(amount, percent);
        expect(off).toBe(exactPercent(amount, percent));
        expect(discounted({ amount, currency: "USD" }, { percent })).toBe(amount - off);
      }),
      propertyRuns(500),
    );
  });

  it("never gives a price below 0 or with a fraction", () => {
    fc.assert(
      fc.property(amounts, amounts, (amount, off) => {
        const price = discounted({ amount, currency: "KWD" }, { amount: off, currency: "KWD" });
        expect(price).toBe(amount > off ? amount - off : 0);
      }),
      propertyRuns(200),
    );
  });

  it.each([
    ["half a cent", 5, 10, 1],
    ["less than half a yen", 49, 1, 0],
    ["everything", 1999, 100, 1999],
    ["a fils of a dinar", 12_345, 15, 1852],
  ])("rounds %s", (_case, amount, percent, off) => {
    expect(percentOf(amount, percent)).toBe(off);
  });

  it("leaves a price in another currency alone", () => {
    expect(discounted({ amount: 5000, currency: "EUR" }, { amount: 1000, currency: "USD" })).toBeUndefined();
  });

  it("knows currencies without decimals and with three", () => {
    expect(["EUR", "JPY", "KWD"].map(currencyDecimals)).toEqual([2, 0, 3]);
  });
});

describe("what a longer interval saves", () => {
  const price = (interval: Interval, amount: number, currency = "USD") => ({ interval, amount, currency });
  const saving = (year: number, month = 1900) =>
    savingOf(price("year", year), [price("month", month), price("year", year)]);

  it.each([
    ["two months", saving(19_000), { amount: 3800, currency: "USD", percent: 16, months: 2 }],
    ["no whole number of months", saving(20_000), { amount: 2800, currency: "USD", percent: 12 }],
    ["nothing", saving(22_800), undefined],
    ["a higher price", saving(30_000), undefined],
    ["everything", saving(0), { amount: 22_800, currency: "USD", percent: 100, months: 12 }],
    ["a free month", saving(0, 0), undefined],
  ])("finds %s", (_case, found, expected) => {
    expect(found).toEqual(expected);
  });

  it("compares prices of one currency only", () => {
    expect(savingOf(price("year", 100), [price("month", 1900, "EUR")])).toBeUndefined();
  });
});
