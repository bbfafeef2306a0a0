import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["Preise für Schulen", "preise-fur-schulen"],
  ["What’s new in 2026?", "whats-new-in-2026"],
  ["Straße, Ærø & Łódź", "strasse-aero-lodz"],
  ["Привет, мир", "privet-mir"],
  ["Щедрый йогурт", "shchedryy-yogurt"],
  ["Καλημέρα", "kalimera"],
  ["你好", ""],
])("makes an address of %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it("ends a long address at 80 characters, without a hyphen at its end", () => {
  expect(slugOf(`${"a".repeat(79)} bc`)).toBe("a".repeat(79));
});
