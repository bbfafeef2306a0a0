import { afterEach, describe, expect, it } from "vitest";
import { publishDue } from "#publishing/server";
import { startSchedules } from "../../src/server/posts/publish-schedules.ts";
import { makePage, makePost } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const hero = (headline: string) => ({ hero: { style: "text", headline } });

describe.each(engines)("schedules on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const made: string[] = [];
  afterEach(async () => {
    for (const id of made.splice(0)) await api().remove(`/api/pages/${id}/schedule`);
  });

  const visit = async (path: string) => (await site().request(path)).text();
  /** Publishes what is due in so many hours. */
  async function pass(hours: number): Promise<number> {
    let count = 0;
    while (await publishDue(site().services.database, new Date(Date.now() + hours * HOUR))) count += 1;
    return count;
  }
  async function scheduled(path: string, at = inHours(1)) {
    const id = await makePage(api(), path, [hero("As scheduled")]);
    made.push(id);
    return { id, answer: await api().put(`/api/pages/${id}/schedule`, { at }) };
  }
  async function edit(id: string, headline: string) {
    const { revision, page } = (await api().get(`/api/pages/${id}/draft`)).body;
    const set = { type: "set", key: page.blocks[0].key, path: ["hero", "headline"], value: headline };
    await api().post(`/api/pages/${id}/operations`, {
      baseRevision: revision,
      clientId: "me",
      batchId: headline.replaceAll(" ", "-"),
      operations: [set],
    });
  }

  it("publish a page at its time, as it was when the time was set", async () => {
    const at = inHours(1);
    const { id, answer } = await scheduled("/at-its-time", at);
    expect(answer).toMatchObject({ status: 200, body: { publishAt: at, revision: 1, author: "The editor" } });
    expect((await api().get(`/api/pages/${id}`)).body).toMatchObject({ status: "draft", scheduledAt: at });
    expect((await api().get("/api/pages?scheduled=true")).body.items).toMatchObject([{ id }]);
    await edit(id, "Changed since");
    expect(await pass(0.9)).toBe(0);
    expect(await pass(1.1)).toBe(1);
    expect(await visit("/at-its-time")).toContain("As scheduled");
    expect((await api().get(`/api/pages/${id}`)).body).toMatchObject({ status: "changed", revision: 2 });
    expect((await api().get(`/api/pages/${id}`)).body.scheduledAt).toBeUndefined();
    expect((await api().get(`/api/pages/${id}/versions`)).body.items).toMatchObject([{ revision: 1 }]);
  });

  it("can be changed and cancelled", async () => {
    const { id } = await scheduled("/cancelled");
    const later = inHours(3);
    await edit(id, "Later words");
    expect((await api().put(`/api/pages/${id}/schedule`, { at: later })).body).toMatchObject({ revision: 2 });
    expect((await api().get(`/api/pages/${id}/schedule`)).body).toMatchObject({ schedule: { publishAt: later } });
    expect(await pass(2)).toBe(0);
    expect((await api().remove(`/api/pages/${id}/schedule`)).status).toBe(200);
    expect((await api().remove(`/api/pages/${id}/schedule`)).status).toBe(404);
    expect(await pass(4)).toBe(0);
  });

  it("end when the page is published by hand or archived", async () => {
    const published = await scheduled("/by-hand");
    await edit(published.id, "By hand");
    await api().post(`/api/pages/${published.id}/publish`);
    const archived = await scheduled("/archived");
    await api().post(`/api/pages/${archived.id}/archive`);
    await api().post(`/api/pages/${archived.id}/unarchive`);
    expect(await pass(2)).toBe(0);
    expect(await visit("/by-hand")).toContain("By hand");
  });

  it.each([
    ["the past", () => inHours(-1), "INVALID"],
    ["another century", () => "2126-01-01T00:00:00Z", "INVALID"],
    ["no time", () => "tomorrow", "INVALID"],
  ])("are refused for %s", async (_case, at, code) => {
    const id = await makePage(api(), `/refused-${Math.random().toString(36).slice(2)}`, [hero("a")]);
    const { status, body } = await api().put(`/api/pages/${id}/schedule`, { at: at() });
    expect([status, body.error.code, body.error.path]).toEqual([422, code, ["at"]]);
  });

  it("are refused for a draft that couldn't be published, or has moved on", async () => {
    const id = await makePage(api(), "/not-publishable", [{ faq: { headline: "No questions" } }]);
    const refused = await api().put(`/api/pages/${id}/schedule`, { at: inHours(1) });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: "NOT_PUBLISHABLE", problems: [{}] } } });
    const moved = await api().put(`/api/pages/${id}/schedule`, { at: inHours(1), revision: 0 });
    expect(moved).toMatchObject({ status: 409, body: { error: { code: "DRAFT_MOVED" } } });
  });

  it("publish each page once, whichever process takes it", async () => {
    const ids = [];
    for (let number = 0; number < 5; number += 1) ids.push((await scheduled(`/race-${number}`)).id);
    const at = new Date(Date.now() + 2 * HOUR);
    const taken = await Promise.all(Array.from({ length: 12 }, () => publishDue(site().services.database, at)));
    const rest = [];
    for (
      let id = await publishDue(site().services.database, at);
      id;
      id = await publishDue(site().services.database, at)
    )
      rest.push(id);
    expect([...taken, ...rest].filter((id) => id !== undefined).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect((await api().get(`/api/pages/${id}/versions`)).body.items).toHaveLength(1);
  });

  it("continue when one of them can't be published", async () => {
    const [broken, other] = [await scheduled("/broken"), await scheduled("/behind-broken")];
    const { database } = site().services;
    const due = (id: string, at: string) =>
      database.db.updateTable("page_schedules").set({ publish_at: at }).where("page_id", "=", id).execute();
    await due(broken.id, inHours(-2));
    await due(other.id, inHours(-1));
    await database.db.updateTable("page_schedules").set({ blocks: "{" }).where("page_id", "=", broken.id).execute();
    const stop = startSchedules(site().services);
    await expect.poll(() => visit("/behind-broken")).toContain("As scheduled");
    await stop();
    expect((await api().get(`/api/pages/${broken.id}/schedule`)).body.schedule).toMatchObject({ revision: 1 });
  });

  it("bring a post into the lists at its time", async () => {
    const id = await makePost(api(), "/timed/post");
    await makePage(api(), "/timed", [{ blogPosts: {} }]).then((page) => api().post(`/api/pages/${page}/publish`));
    await api().put(`/api/pages/${id}/schedule`, { at: inHours(1) });
    expect(await visit("/timed")).not.toContain("Post /timed/post");
    await pass(2);
    expect(await visit("/timed")).toContain("Post /timed/post");
  });
});
