import { expect, it } from "vitest";
import { amountText, dayText, numberText, optionOf, timeText } from "./written-value.ts";

it.each([
  [" 12,5 ", "12.5"],
  ["-3.25", "-3.25"],
  ["0,125", "0.125"],
  ["1234,567", "1234.567"],
  ["1,200", "1,200"],
  ["1.200,5", "1200.5"],
  ["-1,234,567.25", "-1234567.25"],
  ["1,200,300", "1,200,300"],
  ["1,20,300.5", "1,20,300.5"],
  ["a lot", "a lot"],
])("the number %j is read as %j", (text, read) => expect(numberText(text)).toBe(read));

it.each([
  ["€1,200.00", "EUR", "1200.00"],
  ["1.200,00 €", "EUR", "1200,00"],
  ["EUR 12", "EUR", "12"],
  ["-$5.50", "USD", "-5.50"],
  ["$-5.50", "USD", "-5.50"],
  ["-€5.50", "USD", "-€5.50"],
  ["$12.50", "EUR", "$12.50"],
  ["1,200", "USD", "1,200"],
  ["12.50", undefined, "12.50"],
])("the amount %j in %s is read as %j", (text, currency, read) => expect(amountText(text, currency)).toBe(read));

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
