import { afterEach, expect, it, vi } from "vitest";
import { BodyGate, type Guest } from "./body-gate.ts";

afterEach(() => vi.useRealTimers());

const guest = (client: string, refuse = () => false): Guest => ({ client, refuse });

it("lets a body that waits in as soon as another has left, and gives up after its time", async () => {
  const gate = new BodyGate();
  const first = guest("a");
  expect([gate.enter(first), gate.enter(guest("a"))]).toEqual([true, true]);
  const waiting = gate.enterWithin(guest("a"), 60_000);
  expect(await gate.enterWithin(guest("a"), 1)).toBe(false);
  gate.leave(first);
  expect(await waiting).toBe(true);
  expect(gate.enter(guest("a"))).toBe(false);
});

it("has room for eight bodies, two of a client", () => {
  const gate = new BodyGate();
  const first = guest("a");
  expect([gate.enter(first), gate.enter(guest("a")), gate.enter(guest("a"))]).toEqual([true, true, false]);
  const others = ["b", "c", "d", "e", "f", "g", "h"].map((client) => gate.enter(guest(client)));
  expect(others).toEqual([true, true, true, true, true, true, false]);
  gate.leave(first);
  expect([gate.enter(guest("h")), gate.enter(guest("a"))]).toEqual([true, false]);
});

it("gives the room of the first slow body that is still arriving to another one", async () => {
  vi.useFakeTimers();
  const gate = new BodyGate();
  const refused: string[] = [];
  const slow = (name: string) => guest(name, () => refused.push(name) > 0);
  const whole = guest("whole");
  const late = slow("late");
  for (const one of [whole, ...["b", "c", "d", "e", "f", "g"].map(slow)]) gate.enter(one);
  vi.advanceTimersByTime(20_000);
  gate.enter(late);
  expect([gate.enter(guest("new")), refused]).toEqual([false, []]);
  const waiting = gate.enterWithin(guest("new"), 50_000);
  await vi.advanceTimersByTimeAsync(12_000);
  expect([await waiting, refused]).toEqual([true, ["b"]]);
  for (const name of ["c", "d", "e", "f", "g"]) expect([gate.enter(slow(name)), refused.at(-1)]).toEqual([true, name]);
  expect(gate.enter(guest("another"))).toBe(false);
});
