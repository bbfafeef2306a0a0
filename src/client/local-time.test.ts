import { expect, it } from "vitest";
import { fromLocalField, toLocalField } from "./local-time.ts";

it("a time of the reader's zone is in its field what was entered", () => {
  const time = new Date("2026-03-04T09:05:00");
  expect(toLocalField(time)).toBe("2026-03-04T09:05");
  expect(fromLocalField("2026-03-04T09:05")).toEqual(time);
  expect(toLocalField(new Date("0999-12-31T23:00:00"))).toBe("0999-12-31T23:00");
});

it.each(["", "2026-03-04T", "20266-01-01T10:00"])("%j in a field is no time", (text) => {
  expect(fromLocalField(text)).toBeUndefined();
  expect(toLocalField(new Date(text))).toBe("");
});
