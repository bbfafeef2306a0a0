import { describe, expect, it } from "vitest";
import { toModelError } from "./provider-failure.ts";

const refused = (headers: Record<string, string>, details: object = {}) => {
  const error = Object.assign(new Error("Refused"), { status: 429, headers: new Headers(headers), ...details });
  return toModelError(error, new AbortController().signal, { secrets: [], texts: [] });
};

describe("the pause that a provider asks for", () => {
  it.each([
    [{ "retry-after": "1" }, 1, "in 1 second."],
    [{ "retry-after": "90" }, 90, "in 90 seconds."],
    [{ "retry-after": "121" }, 121, "in 3 minutes."],
    [{ "retry-after": "86400" }, 86_400, "in 24 hours."],
    [{ "retry-after": "604800" }, 604_800, "in 7 days."],
    [{ "retry-after-ms": "1500", "retry-after": "9" }, 1.5, "in 2 seconds."],
    [{ "retry-after-ms": "-5", "retry-after": "9" }, 9, "in 9 seconds."],
  ])("is read from %j", (headers, seconds, words) => {
    const error = refused(headers);
    expect(error.retryAfter).toBe(seconds);
    expect(error.message).toContain(words);
  });

  it.each<Record<string, string>>([
    { "retry-after": "" },
    { "retry-after": " " },
    { "retry-after": "-1" },
    { "retry-after-ms": "-5" },
    {},
  ])("is left open by %j", (headers) => {
    const error = refused(headers);
    expect(error.retryAfter).toBeUndefined();
    expect(error.message).toBe("The AI provider is busy. Try again a little later.");
  });
});
