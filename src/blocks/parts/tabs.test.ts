import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextTab } from "./tabs.ts";

describe("nextTab", () => {
  const index = fc.integer({ min: 1, max: 12 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)));

  it("wraps around: a step back undoes a step, and as many steps as there are tabs return to the start", () => {
    fc.assert(
      fc.property(index, fc.constantFrom("ArrowRight", "ArrowDown"), ([from, count], key) => {
        const next = nextTab(key, from, count) ?? -1;
        expect(nextTab("ArrowLeft", next, count)).toBe(from);
        expect(nextTab("ArrowUp", next, count)).toBe(from);
        let at = from;
        for (let step = 0; step < count; step++) at = nextTab(key, at, count) ?? -1;
        expect(at).toBe(from);
      }),
    );
  });

  it.each([
    ["Home", 0],
    ["End", 4],
    ["Enter", undefined],
    ["a", undefined],
  ])("%s leads to %s", (key, to) => expect(nextTab(key, 2, 5)).toBe(to));
});
