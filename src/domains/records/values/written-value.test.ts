import { expect, it } from "vitest";
import { dayText, numberText, optionOf, timeText } from "./written-value.ts";

it.each([
  [" 12,5 ", "12.5"],
  ["-3.25", "-3.25"],
  ["0,125", "0.125"],
  ["1234,567", "1234.567"],
  ["1,200", "1,200"],
  ["1.200,5", "1.200,5"],
  ["a lot", "a lot"],
])("the number %j is read as %j", (text, read) => expect(numberText(text)).toBe(read));

it.each([
  ["2026/3/4", "2026-03-04"],
  [" 4.3.2026", "2026-03-04"],
  ["2026-03-04", "2026-03-04"],
  ["3/4/2026", "3/4/2026"],
])("the day %j is read as %j", (text, read) => expect(dayText(text)).toBe(read));

it.each([
  ["4.3.2026", "2026-03-04T00:00:00Z"],
  ["4.3.2026 9:30", "2026-03-04T09:30"],
  ["2026/03/04T09:30:00+01:00", "2026-03-04T09:30:00+01:00"],
  ["soon", "soon"],
])("the time %j is read as %j", (text, read) => expect(timeText(text)).toBe(read));

it.each([
  [" beginner", ["Beginner"], "Beginner"],
  ["art", ["Art", "ART"], "art"],
  ["art", ["art", "Art"], "art"],
  ["Golf", ["Art"], "Golf"],
])("the option %j of %j is %j", (text, options, read) => expect(optionOf(text, options)).toBe(read));
