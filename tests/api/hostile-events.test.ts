import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makePage, useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { readEvents } from "../event-reader.ts";
import { openSite, type Site } from "../services.ts";
import { headersAs, makeUser } from "../sign-in.ts";

const HERO = { hero: { style: "text", headline: "a" } };
/** How often the server asks whether somebody may stay. */
const TICK_MS = 20_000;

describe.each(engines)("events on $name, asked for by somebody hostile,", (engine) => {
  let made: Awaited<ReturnType<typeof engine.make>>;
  let site: Site;
  let api: Api;
  let id: string;
  let key: string;
  let revision = 1;
  beforeAll(async () => {
    made = await engine.make();
    // The server's own clock, so that a test needn't wait for it.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    site = await openSite(made.place);
    api = await useApi(site);
    id = await makePage(api, "/events", [HERO]);
    key = (await api.get(`/api/pages/${id}/draft`)).body.page.blocks[0].key;
  });
  afterAll(async () => {
    vi.useRealTimers();
    await site.services.events.close();
    await site.close();
    await made.remove();
  });

  async function change(value: string): Promise<void> {
    const operations = [{ type: "set", key, path: ["hero", "headline"], value }];
    const batch = { baseRevision: revision, clientId: "c", batchId: `b${revision}`, operations };
    expect((await api.post(`/api/pages/${id}/operations`, batch)).body.revision).toBe((revision += 1));
  }
  const listen = async (headers: HeadersInit = api.headers) =>
    readEvents(await site.request(`/api/events?pages=${id}`, { headers }));
  const hears =
    (value: string) =>
    ({ operations }: { operations: { value: string }[] }) =>
      operations.some((one) => one.value === value);

  it("refuse a thousand pages at once, and none", async () => {
    const pages = (count: number) => Array.from({ length: count }, (_one, n) => `p${n}`).join(",");
    for (const odd of [pages(1000), pages(21), "", ",,,"]) {
      const answer = await api.get(`/api/events?pages=${odd}`);
      expect([answer.status, answer.body.error.code, answer.body.error.path]).toEqual([422, "INVALID", ["pages"]]);
    }
  });

  it("bring nothing of a page that doesn't exist, whatever its name", async () => {
    const odd = `nothing,%00,__proto__,constructor,${"x".repeat(3000)}`;
    const response = await site.request(`/api/events?pages=${odd},${id}`, { headers: api.headers });
    const events = readEvents(response);
    expect(await events.take("operations")).toEqual({ pageId: id, revision, operations: [] });
    await events.close();
  });

  it("don't believe a last event that never was", async () => {
    for (const odd of ["-1", "NaN", "1e308", "x", "99999999999999999999"]) {
      const events = await listen({ ...api.headers, "last-event-id": odd });
      expect(await events.take("operations")).toEqual({ pageId: id, revision, operations: [] });
      await events.close();
    }
    const ahead = await listen({ ...api.headers, "last-event-id": "2000000000" });
    expect(await ahead.take("operations")).toMatchObject({ revision, operations: [] });
    await change("after one that is ahead");
    await ahead.take("operations", hears("after one that is ahead"));
    await ahead.close();
  });

  it("reach each of two hundred streams, and go on when most of them have gone", async () => {
    expect.hasAssertions();
    const streams = await Promise.all(Array.from({ length: 200 }, () => listen()));
    await change("for all");
    await Promise.all(streams.map((stream) => stream.take("operations", hears("for all"))));
    await Promise.all(streams.slice(1).map((stream) => stream.close()));
    await change("for one");
    await streams[0]?.take("operations", hears("for one"));
    await streams[0]?.close();
  }, 20_000);

  it.each<[string, (user: string, admin: Api) => Promise<unknown>]>([
    ["disabled", (user, admin) => admin.patch(`/api/users/${user}`, { disabled: true })],
    ["made a member", (user, admin) => admin.patch(`/api/users/${user}`, { role: "member" })],
  ])("end for a user who is %s while they listen, and only for them", async (state, lose) => {
    const email = `${state.replaceAll(" ", "-")}@example.org`;
    const user = await makeUser(site, "editor", email);
    const [theirs, mine] = await Promise.all([listen(await headersAs(site, email)), listen()]);
    await theirs.take("operations");
    await mine.take("operations");
    await vi.advanceTimersByTimeAsync(TICK_MS);
    expect(theirs.isEnded()).toBe(false);
    await lose(user, await useApi(site, "admin"));
    await vi.advanceTimersByTimeAsync(TICK_MS);
    await expect.poll(theirs.isEnded).toBe(true);
    await change(`after ${state}`);
    await mine.take("operations", hears(`after ${state}`));
    expect(mine.isEnded()).toBe(false);
    await mine.close();
  });
});
