import { expect, it } from "vitest";
import { PostGate } from "./post-gate.ts";

/** Lets so many posts through, one after another, each of which takes so many milliseconds. */
function work(gate: PostGate, count: number, ms: number, start = 0): number {
  for (let n = 0; n < count; n += 1) {
    expect(gate.enter(start + n * ms)).toBe(0);
    gate.leave(start + (n + 1) * ms);
  }
  return start + count * ms;
}

/** @returns how many posts that come at once are let in, and what the next one is told. */
function fill(gate: PostGate, now: number): { inside: number; retryAfter: number } {
  for (let inside = 0; ; inside += 1) {
    const retryAfter = gate.enter(now);
    if (retryAfter > 0 || inside > 100_000) return { inside, retryAfter };
  }
}

it("lets in what it can answer within a second, by its own pace", () => {
  const quick = new PostGate();
  expect(fill(quick, work(quick, 1000, 1)).inside).toBeCloseTo(1001, -1);
  const slow = new PostGate();
  expect(fill(slow, work(slow, 1000, 5))).toEqual({ inside: 202, retryAfter: 2 });
});

it("lets a hundred in at once, even before it knows its pace or while that is slow", () => {
  const slow = new PostGate();
  expect(fill(slow, work(slow, 20, 200)).inside).toBe(100);
  const stuck = new PostGate();
  for (let n = 0; n < 100; n += 1) expect(stuck.enter(0)).toBe(0);
  expect(stuck.enter(5000)).toBeGreaterThan(60);
});

it("refuses at once when none of those inside has left for a second, however fast it was before", () => {
  const gate = new PostGate();
  const now = work(gate, 10_000, 0.1);
  for (let n = 0; n < 100; n += 1) gate.enter(now);
  expect(gate.enter(now + 900)).toBe(0);
  expect(gate.enter(now + 1100)).toBe(2);
});

it("isn't slowed down by a quiet hour, and finds its pace again after a stall", () => {
  const gate = new PostGate();
  const hour = work(gate, 100, 1) + 3_600_000;
  expect(fill(gate, hour).inside).toBeGreaterThan(900);
  const stalled = new PostGate();
  stalled.enter(0);
  stalled.leave(30_000);
  expect(fill(stalled, work(stalled, 10_000, 1, 30_000)).inside).toBeGreaterThan(900);
});
