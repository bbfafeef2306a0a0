import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenGone } from "./sessions.ts";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // As in an insecure context, where there are no locks.
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a session is gone once it has written nothing for three minutes", async () => {
  const onGone = vi.fn<() => void>();
  const times = [Date.now(), Date.now() + 2 * MINUTE_MS];
  whenGone("crashed", async () => times.shift() ?? 2 * MINUTE_MS, new AbortController().signal, onGone);
  await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
  expect(onGone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(onGone).toHaveBeenCalledOnce();
});

it("a session of which nothing is left isn't watched, nor is one after the search has ended", async () => {
  const onGone = vi.fn<() => void>();
  const search = new AbortController();
  const { signal } = search;
  whenGone("sent", async () => undefined, signal, onGone);
  const now = Date.now();
  whenGone("alive", async () => now, signal, onGone);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  search.abort();
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect([onGone.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
