import { expect, it } from "vitest";
import { directionOf } from "./direction.ts";

it("knows which languages are written from the right", () => {
  expect(["ar", "fa", "he", "ur-pk"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "rtl"]);
  expect(["en", "es", "pt-br", "ja", "ark"].map(directionOf)).toEqual(["ltr", "ltr", "ltr", "ltr", "ltr"]);
});
