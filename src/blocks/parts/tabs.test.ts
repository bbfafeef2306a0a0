import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextTab } from "./tabs.ts";

describe("nextTab", () => {
  const index = fc.integer({ min: 1, max: 12 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)));

  it("wraps around: a step back undoes a step, and as many steps as there are tabs return to the start", () => {
    fc.assert(
      fc.property(index, fc.boolean(), fc.boolean(), ([from, count], isRtl, isSideways) => {
        const list = { count, isRtl };
        const [forward, back] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
        const key = isSideways ? forward : "ArrowDown";
        const next = nextTab(key, from, list) ?? -1;
        expect(next).toBe(from + 1 === count ? 0 : from + 1);
        expect(nextTab(back, next, list)).toBe(from);
        expect(nextTab("ArrowUp", next, list)).toBe(from);
        let at = from;
        for (let step = 0; step < count; step++) at = nextTab(key, at, list) ?? -1;
        expect(at).toBe(from);
      }),
    );
  });

  it.each([
    ["Home", 0],
    ["End", 4],
    ["Enter", undefined],
    ["a", undefined],
  ])("%s leads to %s", (key, to) => expect(nextTab(key, 2, { count: 5 })).toBe(to));
});
