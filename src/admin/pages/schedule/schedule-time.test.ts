import { afterEach, describe, expect, it, vi } from "vitest";
import { isSecond, SECOND, toLocalField } from "#client";
import { earliest, enteredTime, nextFullHour } from "./schedule-time.ts";

afterEach(() => vi.unstubAllEnvs());

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

  it("is the chosen one of two that read the same, as clocks are set back", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    const [first, second] = ["first", SECOND].map((which) => enteredTime({ at: "2026-10-25T02:30", which }));
    expect([first?.toISOString(), second?.toISOString()]).toEqual([
      "2026-10-25T00:30:00.000Z",
      "2026-10-25T01:30:00.000Z",
    ]);
    expect([first, second].map((time) => time && isSecond(time))).toEqual([false, true]);
    // The choice is without effect where a time occurs once.
    expect(enteredTime({ at: "2026-10-25T03:30", which: SECOND })?.toISOString()).toBe("2026-10-25T02:30:00.000Z");
  });

  it("is proposed in the future also in the second of two equal hours", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    expect(nextFullHour(at("2026-10-25T01:20:00Z")).toISOString()).toBe("2026-10-25T02:00:00.000Z");
  });
});
