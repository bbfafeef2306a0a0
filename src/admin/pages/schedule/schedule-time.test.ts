import { describe, expect, it } from "vitest";
import { toLocalField } from "#client";
import { earliest, nextFullHour } from "./schedule-time.ts";

const at = (text: string) => new Date(text);

describe("the time of a schedule", () => {
  it.each([
    ["2026-03-04T09:20:30", "2026-03-04T10:00"],
    ["2026-03-04T09:57:00", "2026-03-04T11:00"],
    ["2026-12-31T23:10:00", "2027-01-01T00:00"],
  ])("is proposed at %s for the next full hour with time left", (now, proposed) => {
    expect(toLocalField(nextFullHour(at(now)))).toBe(proposed);
  });

  it("is at least the minute after the present one", () => {
    expect(toLocalField(earliest(at("2026-03-04T09:05:59.999")))).toBe("2026-03-04T09:06");
    expect(toLocalField(earliest(at("2026-03-04T09:05:00")))).toBe("2026-03-04T09:06");
  });
});
