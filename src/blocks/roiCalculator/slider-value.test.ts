import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROI_SLIDERS } from "#leads";
import { fits, snap, startValues } from "./slider-value.ts";
import { numberAt } from "./use-animated-number.ts";

describe("snap", () => {
  it("rounds any number to the nearest value of the slider", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(ROI_SLIDERS)),
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        (slider, typed) => {
          const value = snap(typed, slider);
          expect(fits(value, slider)).toBe(true);
          const inside = Math.min(slider.max, Math.max(slider.min, typed));
          expect(Math.abs(value - inside)).toBeLessThanOrEqual(slider.step / 2);
        },
      ),
    );
  });

  it.each([
    [57, 55],
    [58, 60],
    [-4, 10],
    [9999, 200],
  ])("students: %d becomes %d", (typed, value) => {
    expect(snap(typed, ROI_SLIDERS.numStudents)).toBe(value);
  });
});

describe("startValues", () => {
  it("keeps valid posted values and uses the defaults otherwise", () => {
    expect(startValues({ numStudents: "45", sessionsPerStudent: "99", costPerReport: "" })).toEqual({
      numStudents: 45,
      sessionsPerStudent: 5,
      costPerReport: 120,
    });
    expect(startValues()).toEqual({ numStudents: 20, sessionsPerStudent: 5, costPerReport: 120 });
  });
});

describe("numberAt", () => {
  it("starts at the old number, stays between both and arrives exactly", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.double({ min: 0, max: 1_000_000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, progress) => {
          const shown = numberAt(from, to, progress);
          expect(numberAt(from, to, 0)).toBe(from);
          expect(numberAt(from, to, 1.2)).toBe(to);
          expect(shown).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-6);
          expect(shown).toBeLessThanOrEqual(Math.max(from, to) + 1e-6);
        },
      ),
    );
  });
});
