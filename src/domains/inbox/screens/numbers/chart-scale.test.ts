import { expect, it } from "vitest";
import { axisTop, conversionText } from "./chart-scale.ts";

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [11, 20],
  [21, 30],
  [100, 100],
  [101, 200],
])("the axis of a chart with at most %i ends at %i", (most, top) => {
  expect(axisTop(most)).toBe(top);
});

it("a page without counted views has no conversion, and none is above all", () => {
  expect([conversionText(3, 0), conversionText(1, 8), conversionText(9, 3)]).toEqual(["–", "12.5%", "100%"]);
});
