import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateRoi } from "./roi.ts";

describe("calculateRoi", () => {
  it("gives the specification's figures for its defaults", () => {
    const result = calculateRoi({ numStudents: 20, sessionsPerStudent: 5, costPerReport: 120 });
    expect(result).toMatchObject({ reports: 100, currentCost: 12_000, savings: 6_000, percentage: 50 });
    expect(result.hoursFreed).toBeCloseTo(158.33, 2);
  });

  it("gives only zeros when a report costs no more than with the product", () => {
    const result = calculateRoi({ numStudents: 200, sessionsPerStudent: 12, costPerReport: 60 });
    expect(Object.values(result)).toEqual([0, 0, 0, 0, 0]);
  });

  it("never saves more than is spent and never a negative sum", () => {
    const input = fc.record({
      numStudents: fc.integer({ min: 0, max: 1000 }),
      sessionsPerStudent: fc.integer({ min: 0, max: 100 }),
      costPerReport: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(input, (values) => {
        const { savings, currentCost, percentage } = calculateRoi(values);
        expect(savings).toBeGreaterThanOrEqual(0);
        expect(savings).toBeLessThanOrEqual(currentCost);
        expect(percentage).toBeLessThanOrEqual(100);
      }),
    );
  });
});
