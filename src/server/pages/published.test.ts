import { expect, it, vi } from "vitest";
import type { Database } from "#db";
import { keepUntilChanged } from "./published.ts";

/** The part of a database that is used here: its messages. */
function channel() {
  const listeners: { onMessage: (path: string) => void; onLost: () => void }[] = [];
  const listen: Database["listen"] = (_channel, onMessage, onLost) => {
    listeners.push({ onMessage, onLost });
    return async () => {};
  };
  return {
    database: { listen } as Database,
    change: (path: string) => listeners.forEach(({ onMessage }) => onMessage(path)),
    lose: () => listeners.forEach(({ onLost }) => onLost()),
  };
}

it("reads once until a page that matters changes, or messages are lost", async () => {
  const { database, change, lose } = channel();
  let count = 0;
  const kept = keepUntilChanged(database, async () => (count += 1), { concerns: (path) => path === "/a" });
  expect(await Promise.all([kept.read(), kept.read()])).toEqual([1, 1]);
  change("/b");
  expect(await kept.read()).toBe(1);
  change("/a");
  expect(await kept.read()).toBe(2);
  lose();
  expect(await kept.read()).toBe(3);
});

it("doesn't keep what was read while a page changed", async () => {
  const { database, change } = channel();
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("old").mockResolvedValueOnce("new");
  const kept = keepUntilChanged(database, read);
  const early = kept.read();
  change("/a");
  expect([await early, await kept.read()]).toEqual(["old", "new"]);
});

it("reads again after a failure, and once the value is too old", async () => {
  vi.useFakeTimers({ now: 0 });
  const { database } = channel();
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(1);
  const kept = keepUntilChanged(database, read, { maxAge: 1000 });
  await expect(kept.read()).rejects.toThrow("away");
  expect(await kept.read()).toBe(1);
  vi.setSystemTime(999);
  await kept.read();
  expect(read).toHaveBeenCalledTimes(2);
  vi.setSystemTime(1000);
  await kept.read();
  expect(read).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
