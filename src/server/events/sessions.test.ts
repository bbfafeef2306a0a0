import { expect, it, vi } from "vitest";
import { openEventStream } from "./event-stream.ts";
import { endIfForeign, Sessions } from "./sessions.ts";

const mayStay = async () => true;
const stream = () => openEventStream(() => {});

it("visits each session once a round, some of them at each step", () => {
  const sessions = new Sessions(4);
  const names = Array.from({ length: 100 }, (_, index) => `session-${index}`);
  for (const session of names)
    for (const userId of ["ann", "ann"]) sessions.add(stream(), { userId, session, mayStay });
  const steps = [1, 2, 3, 4].map(() => sessions.next().map(({ session }) => session));
  expect(steps.map(({ length }) => length)).toEqual([25, 25, 25, 25]);
  expect(steps.flat().toSorted()).toEqual(names.toSorted());
  expect(sessions.next().map(({ session }) => session)).toEqual(steps[0]);
});

it("counts a user's streams in all sessions, and forgets a session without any", () => {
  const sessions = new Sessions(4);
  const owner = { userId: "ann", session: "a", mayStay };
  const [first, second] = [stream(), stream()];
  sessions.add(first, owner);
  sessions.add(second, { ...owner, session: "b" });
  sessions.add(stream(), { ...owner, userId: "bob", session: "c" });
  expect([sessions.countOf("ann"), sessions.has(first, owner)]).toEqual([2, true]);
  sessions.remove(first, owner);
  sessions.remove(first, owner);
  expect([sessions.countOf("ann"), sessions.has(first, owner), sessions.all("ann").length]).toEqual([1, false, 1]);
});

it("asks once for all streams of a session, and ends them all", async () => {
  const sessions = new Sessions(4);
  const owner = { userId: "ann", session: "a", mayStay: vi.fn<() => Promise<boolean>>().mockResolvedValue(false) };
  for (let count = 0; count < 3; count += 1) {
    const own = openEventStream(() => sessions.remove(own, owner));
    sessions.add(own, owner);
  }
  for (const session of sessions.all()) await endIfForeign(session);
  expect(owner.mayStay).toHaveBeenCalledOnce();
  expect(sessions.countOf("ann")).toBe(0);
});

it("ends no stream while it is unknown whether its user may stay", async () => {
  const sessions = new Sessions(4);
  const owner = { userId: "ann", session: "a", mayStay: () => Promise.reject(new Error("The database is away")) };
  const own = openEventStream(() => sessions.remove(own, owner));
  sessions.add(own, owner);
  for (const session of sessions.all()) await endIfForeign(session);
  expect(sessions.has(own, owner)).toBe(true);
});
