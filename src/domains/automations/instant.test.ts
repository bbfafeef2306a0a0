import { expect, it } from "vitest";
import { instantOf } from "./instant.ts";

const iso = (text: string) => {
  const instant = instantOf(text);
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

it.each([
  ["2026-03-04", "2026-03-04T00:00:00.000Z"],
  ["2026-03-04 9:05", "2026-03-04T09:05:00.000Z"],
  [" 2026-03-04 09:05 UTC ", "2026-03-04T09:05:00.000Z"],
  ["2026-03-04t9:05:30+02:00", "2026-03-04T07:05:30.000Z"],
])("reads %j as a time", (text, expected) => expect(iso(text)).toBe(expected));

it.each(["Room 5", "5", "2026-13-04", "2026-03-04 25:00", "2026-03-04 9", "2026-03-04 9:05 or later", ""])(
  "reads no time in %j",
  (text) => expect(iso(text)).toBeUndefined(),
);
