import { expect, it } from "vitest";
import { thisYearFormat } from "./moment-text.ts";

it.each([
  ["en-GB", "30 Nov, 01:07", "30 Nov, 13:07"],
  ["en-US", "Nov 30, 1:07 AM", "Nov 30, 1:07 PM"],
  ["de", "30. Nov., 01:07", "30. Nov., 13:07"],
  ["es", "30 nov, 1:07", "30 nov, 13:07"],
])("in %s, seven past one is written as usual: %s, %s", (locale, early, late) => {
  const texts = [1, 13].map((hour) => thisYearFormat(locale).format(new Date(2026, 10, 30, hour, 7)));
  expect(texts.map((text) => text.replaceAll("\u202F", " "))).toEqual([early, late]);
});
