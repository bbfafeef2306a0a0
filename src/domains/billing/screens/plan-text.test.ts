import { expect, it } from "vitest";
import { trialText } from "./plan-text.ts";

it.each([
  [1, "1 day free"],
  [14, "14 days free"],
])("a trial of %i reads %s", (trialDays, text) => {
  expect(trialText({ trialDays })).toBe(text);
});
