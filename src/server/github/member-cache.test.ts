import { describe, expect, it } from "vitest";
import { GithubError } from "./github-request.ts";
import { makeMemberCache } from "./member-cache.ts";

const GITHUB = { apiUrl: "https://api.github.com", token: "t" };
const HOUR_MS = 3_600_000;
const named = (user: string) => [{ user }];

/** A cache on a clock and a source that the test moves. */
function setUp() {
  const state = {
    now: 0,
    reads: [] as string[],
    answer: (): Promise<{ user: string }[]> => Promise.resolve(named("a")),
  };
  const read = (organization: string) => {
    state.reads.push(organization);
    return state.answer();
  };
  const get = makeMemberCache(read, { now: () => state.now, patienceMs: 20 });
  return { state, get: (organization = "octo") => get(organization, GITHUB) };
}

const fails = (waitMs?: number) => () => Promise.reject(new GithubError("down", { waitMs }));

describe("the members of an organization", () => {
  it("are read once an hour, and say how long they stay right", async () => {
    const { state, get } = setUp();
    expect(await get()).toEqual({ members: named("a"), seconds: 3600 });
    state.now = HOUR_MS - 60_000;
    state.answer = () => Promise.resolve(named("b"));
    expect(await get("OCTO")).toEqual({ members: named("a"), seconds: 60 });
    state.now = HOUR_MS;
    expect(await get()).toEqual({ members: named("b"), seconds: 3600 });
    expect(state.reads).toEqual(["octo", "octo"]);
  });

  it("are one organization's own", async () => {
    const { state, get } = setUp();
    await get("one");
    state.answer = () => Promise.resolve(named("b"));
    expect((await get("two")).members).toEqual(named("b"));
    expect((await get("one")).members).toEqual(named("a"));
  });

  it("are read once for everyone who asks at the same time", async () => {
    const { state, get } = setUp();
    const all = await Promise.all([get(), get(), get()]);
    expect(all.map(({ members }) => members)).toEqual([named("a"), named("a"), named("a")]);
    expect(state.reads).toHaveLength(1);
  });

  it("stay for a short time when they can't be read again, and the reason is reported", async () => {
    const { state, get } = setUp();
    await get();
    state.now = HOUR_MS;
    state.answer = fails();
    const stale = { members: named("a"), seconds: 30, problem: expect.objectContaining({ message: "down" }) };
    expect(await get()).toEqual(stale);
    state.now += 29_000;
    expect(await get()).toEqual(stale);
    expect(state.reads).toHaveLength(2);
    state.now += 1000;
    state.answer = () => Promise.resolve(named("b"));
    expect(await get()).toEqual({ members: named("b"), seconds: 3600 });
  });

  it("are not asked for before the rate limit ends", async () => {
    const { state, get } = setUp();
    await get();
    state.now = HOUR_MS;
    state.answer = fails(600_000);
    await get();
    state.now += 599_000;
    expect((await get()).seconds).toBe(30);
    expect(state.reads).toHaveLength(2);
    state.now += 1000;
    await get();
    expect(state.reads).toHaveLength(3);
  });

  it("are an old answer at once while the source hangs, and change when the new one arrives", async () => {
    const { state, get } = setUp();
    await get();
    state.now = HOUR_MS;
    const late = Promise.withResolvers<{ user: string }[]>();
    state.answer = () => late.promise;
    expect(await get()).toEqual({ members: named("a"), seconds: 30, problem: undefined });
    late.resolve(named("b"));
    expect((await get()).members).toEqual(named("b"));
    expect(state.reads).toHaveLength(2);
  });

  it("fail for everyone when there never were any, and soon again without asking", async () => {
    const { state, get } = setUp();
    state.answer = fails();
    const all = await Promise.allSettled([get(), get()]);
    expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(get()).rejects.toThrow("down");
    expect(state.reads).toHaveLength(1);
    state.now = 30_000;
    state.answer = () => Promise.resolve(named("a"));
    expect((await get()).members).toEqual(named("a"));
  });
});
