import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makePage, useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { readEvents } from "../event-reader.ts";
import { headersAs, makeUser } from "../sign-in.ts";
import { siteAndApiFor } from "../site-for.ts";

const HERO = { hero: { style: "text", headline: "a" } };
/** How often the server asks whether someone may stay. */
const TICK_MS = 20_000;

describe.each(engines)("events on $name, asked for by someone hostile,", (engine) => {
  // The server's own clock, so that a test needn't wait for it.
  beforeAll(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterAll(() => void vi.useRealTimers());
  const { site, api } = siteAndApiFor(engine);
  let id: string;
  let key: string;
  let revision = 1;
  beforeAll(async () => {
    id = await makePage(api(), "/events", [HERO]);
    key = (await api().get(`/api/pages/${id}/draft`)).body.page.blocks[0].key;
  });

  // Many sign in from one address.
  beforeEach(async () => void (await site().services.database.db.deleteFrom("rate_limits").execute()));

  async function change(value: string): Promise<void> {
    const operations = [{ type: "set", key, path: ["hero", "headline"], value }];
    const batch = { baseRevision: revision, clientId: "c", batchId: `b${revision}`, operations };
    expect((await api().post(`/api/pages/${id}/operations`, batch)).body.revision).toBe((revision += 1));
  }
  const listen = async (headers: HeadersInit = api().headers) =>
    readEvents(await site().request(`/api/events?pages=${id}`, { headers }));
  const hears =
    (value: string) =>
    ({ operations }: { operations: { value: string }[] }) =>
      operations.some((one) => one.value === value);

  it("refuse a thousand pages at once, and none", async () => {
    const pages = (count: number) => Array.from({ length: count }, (_one, n) => `p${n}`).join(",");
    for (const odd of [pages(1000), pages(21), "", ",,,"]) {
      const answer = await api().get(`/api/events?pages=${odd}`);
      expect([answer.status, answer.body.error.code, answer.body.error.path]).toEqual([422, "INVALID", ["pages"]]);
    }
  });

  it("bring nothing of a page that doesn't exist, whatever its name", async () => {
    const odd = `nothing,%00,__proto__,constructor,${"x".repeat(3000)}`;
    const answer = await api().get(`/api/events?pages=${odd}`);
    expect([answer.status, answer.body.error.code]).toEqual([404, "NOT_FOUND"]);
    for (const [event, first] of [
      ["operations", { pageId: id, revision, operations: [] }],
      ["presence", { pageId: id, people: [] }],
    ] as const) {
      const events = readEvents(await site().request(`/api/events?pages=${odd},${id}`, { headers: api().headers }));
      expect(await events.take(event)).toEqual(first);
      await events.close();
    }
  });

  it("don't believe a last event that never was", async () => {
    for (const odd of ["-1", "NaN", "1e308", "x", "99999999999999999999"]) {
      const events = await listen({ ...api().headers, "last-event-id": odd });
      expect(await events.take("operations")).toEqual({ pageId: id, revision, operations: [] });
      await events.close();
    }
    const ahead = await listen({ ...api().headers, "last-event-id": "2000000000" });
    expect(await ahead.take("operations")).toMatchObject({ revision, operations: [] });
    await change("after one that is ahead");
    await ahead.take("operations", hears("after one that is ahead"));
    await ahead.close();
  });

  it("reach each of two hundred streams, and continue when most of them have closed", async () => {
    expect.hasAssertions();
    const users = await Promise.all(Array.from({ length: 10 }, (_one, n) => signedInAs(`listener-${n}@example.org`)));
    const streams = await Promise.all(users.flatMap((headers) => Array.from({ length: 20 }, () => listen(headers))));
    await change("for all");
    await Promise.all(streams.map((stream) => stream.take("operations", hears("for all"))));
    await Promise.all(streams.slice(1).map((stream) => stream.close()));
    await change("for one");
    await streams[0]?.take("operations", hears("for one"));
    await streams[0]?.close();
  });

  async function signedInAs(email: string): Promise<HeadersInit> {
    await makeUser(site(), "editor", email);
    return headersAs(site(), email);
  }

  type Leaver = { id: string; headers: HeadersInit };
  it.each<[string, (user: Leaver, admin: Api) => Promise<unknown>]>([
    ["disabled", (user, admin) => admin.patch(`/api/users/${user.id}`, { disabled: true })],
    ["made a member", (user, admin) => admin.patch(`/api/users/${user.id}`, { role: "member" })],
    ["signed out", ({ headers }) => site().request("/api/auth/sign-out", { method: "POST", headers })],
  ])("end for a user who is %s while they listen, at once, and only for them", async (state, lose) => {
    const email = `${state.replaceAll(" ", "-")}@example.org`;
    const user = await makeUser(site(), "editor", email);
    const headers = await headersAs(site(), email);
    const [theirs, mine] = await Promise.all([listen(headers), listen()]);
    await theirs.take("operations");
    await mine.take("operations");
    await vi.advanceTimersByTimeAsync(TICK_MS);
    // Those who may stay receive this; by then the server has checked.
    await change(`before ${state}`);
    await theirs.take("operations", hears(`before ${state}`));
    expect(theirs.isEnded()).toBe(false);
    await lose({ id: user, headers }, await useApi(site(), "admin"));
    await expect.poll(theirs.isEnded).toBe(true);
    await change(`after ${state}`);
    await mine.take("operations", hears(`after ${state}`));
    expect(mine.isEnded()).toBe(false);
    await mine.close();
  });
});
