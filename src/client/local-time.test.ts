import { afterEach, expect, it, vi } from "vitest";
import {
  fromLocalField,
  isSecond,
  localText,
  readLocalText,
  repeatedTime,
  toLocalField,
  toLocalText,
} from "./local-time.ts";

afterEach(() => vi.unstubAllEnvs());

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

it.each([
  ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T01:30:00.000Z"],
  ["Europe/Berlin", "2026-10-25T03:00", undefined],
  ["Europe/Berlin", "2026-10-25T01:59", undefined],
  ["Europe/Berlin", "2026-03-29T02:30", undefined],
  ["Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T15:15:00.000Z"],
  ["UTC", "2026-10-25T02:30", undefined],
])("in %s, %s occurs a second time at %s", (zone, text, second) => {
  vi.stubEnv("TZ", zone);
  const time = fromLocalField(text);
  expect(time && repeatedTime(time)?.toISOString()).toBe(second);
});

it.each([
  ["Europe/Berlin", "2026-10-25T00:30:00.000Z", "2026-10-25T02:30", "2026-10-25T02:30"],
  ["Europe/Berlin", "2026-10-25T01:30:00.000Z", "2026-10-25T02:30", "2026-10-25T02:30+01:00"],
  ["America/St_Johns", "2026-11-01T05:00:00.000Z", "2026-11-01T01:30", "2026-11-01T01:30-03:30"],
  ["UTC", "2026-10-25T01:30:00.000Z", "2026-10-25T01:30", "2026-10-25T01:30"],
])("in %s, %s reads %s and is kept as %s", (zone, iso, field, text) => {
  vi.stubEnv("TZ", zone);
  const time = new Date(iso);
  expect([toLocalField(time), toLocalText(time)]).toEqual([field, text]);
  expect(fromLocalField(text)).toEqual(time);
  expect(readLocalText(text)).toEqual({ field, isSecond: isSecond(time) });
  expect(localText(field, isSecond(time))).toBe(text);
});

it("the second of two equal times stays the second one while its minutes change, and is none where a time occurs once", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(localText("2026-10-25T02:45", true)).toBe("2026-10-25T02:45+01:00");
  expect(localText("2026-10-25T02:45", false)).toBe("2026-10-25T02:45");
  expect(localText("2026-10-25T03:45", true)).toBe("2026-10-25T03:45");
  expect(localText("", true)).toBe("");
});
