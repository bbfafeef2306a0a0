import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisMax, axisTicks, FALLBACK_MAX, monthlySeries } from "./chart-data.ts";

const result = fc.record({
  savings: fc.integer({ min: 0, max: 600_000 }),
  hoursFreed: fc.double({ min: 0, max: 4000, noNaN: true }),
});

describe("monthlySeries", () => {
  it("adds a quarter of a cohort's result each month", () => {
    const series = monthlySeries({ savings: 6000, hoursFreed: 158.3 });
    expect(series.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(series.map(({ cash }) => cash)).toEqual(series.map(({ month }) => month * 1500));
    expect(series.map(({ hours }) => hours)).toEqual([40, 79, 119, 158, 198, 237, 277, 317, 356, 396, 435, 475]);
  });

  it("never falls, holds whole numbers, and has a whole cohort after four months", () => {
    fc.assert(
      fc.property(result, (given) => {
        const series = monthlySeries(given);
        expect(series[3]).toEqual({ month: 4, cash: given.savings, hours: Math.round(given.hoursFreed) });
        for (const [index, { cash, hours }] of series.entries()) {
          expect(Number.isInteger(cash) && Number.isInteger(hours)).toBe(true);
          expect(cash).toBeGreaterThanOrEqual(series[index - 1]?.cash ?? 0);
          expect(hours).toBeGreaterThanOrEqual(series[index - 1]?.hours ?? 0);
        }
      }),
    );
  });
});

describe("axisMax", () => {
  it("leaves a fifth of headroom, and falls back when there is nothing", () => {
    expect(axisMax([10, 50, 20], FALLBACK_MAX.cash)).toBe(60);
    expect(axisMax([0, 0], FALLBACK_MAX.cash)).toBe(100);
    expect(axisMax([0, 0], FALLBACK_MAX.hours)).toBe(50);
  });
});

describe("axisTicks", () => {
  it.each([
    [21_600, [10_000, 20_000]],
    [570, [200, 400]],
    [100, [50, 100]],
    [50, [20, 40]],
  ])("divides 0 to %d at round numbers", (max, ticks) => {
    expect(axisTicks(max)).toEqual(ticks);
  });

  it("gives one to four ticks inside the axis, evenly apart", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 3_000_000 }), (max) => {
        const ticks = axisTicks(max);
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(4);
        expect(Math.max(...ticks)).toBeLessThanOrEqual(max);
        expect(ticks).toEqual(ticks.map((_, index) => (ticks[0] ?? 0) * (index + 1)));
      }),
    );
  });
});
