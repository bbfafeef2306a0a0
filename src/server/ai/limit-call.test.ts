import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ModelError } from "#ai/server";
import { limitCall } from "./limit-call.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("ends a call that takes longer than five minutes, and says so", () => {
  const { signal } = limitCall(new AbortController().signal);
  vi.advanceTimersByTime(299_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toBeInstanceOf(ModelError);
  expect(signal.reason).toMatchObject({ code: "TIMEOUT", message: expect.stringContaining("took too long") });
});

it("ends a call whose caller disconnects, has disconnected, or doesn't want the rest", () => {
  const leaving = new AbortController();
  const first = limitCall(leaving.signal);
  leaving.abort(new Error("gone"));
  const second = limitCall(leaving.signal);
  const third = limitCall(new AbortController().signal);
  third.stop();
  for (const { signal } of [first, second, third]) {
    expect(signal.aborted).toBe(true);
    expect(signal.reason).not.toBeInstanceOf(ModelError);
  }
});

it("leaves an ended call alone", () => {
  const leaving = new AbortController();
  const { signal, done } = limitCall(leaving.signal);
  done();
  leaving.abort();
  vi.advanceTimersByTime(1_000_000);
  expect(signal.aborted).toBe(false);
});
