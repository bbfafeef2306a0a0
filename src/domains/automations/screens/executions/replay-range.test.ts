import { expect, it } from "vitest";
import { readRange } from "./replay-range.ts";

const fields = { automation: "a", since: "2026-03-04T09:00", until: "2026-03-05T09:00" };

it("a range of executions is read in the reader's time zone", () => {
  expect(readRange(fields)).toEqual({
    range: {
      automation: "a",
      since: new Date(fields.since).toISOString(),
      until: new Date(fields.until).toISOString(),
    },
  });
});

it.each([
  ["no automation", { automation: "" }, "Choose an automation"],
  ["an emptied field", { since: "" }, "Enter both dates with their times"],
  ["a year with a digit too many", { until: "20266-01-02T10:00" }, "Enter both dates with their times"],
  ["an end before the beginning", { until: "2026-03-04T08:00" }, "Choose an end after the beginning"],
])("%s is no range, and the reason is shown", (_case, change, missing) => {
  expect(readRange({ ...fields, ...change })).toEqual({ missing });
});
