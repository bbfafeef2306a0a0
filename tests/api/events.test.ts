import { describe, expect, it } from "vitest";
import { makeDrafts } from "#publishing/server";
import { openDatabase } from "#db";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { readEvents } from "../event-reader.ts";
import { siteAndApiFor } from "../site-for.ts";

const HERO = { hero: { style: "text", headline: "a" } };
type Operations = { pageId: string; revision: number; operations: { value: string; clientId: string }[] };
type Presence = { pageId: string; people: { clientId: string; name: string; key?: string }[] };

describe.each(engines)("events on $name", (engine) => {
  const { site, place, api } = siteAndApiFor(engine);
  let pages = 0;
  let batches = 0;

  async function openPage() {
    const id = await makePage(api(), `/events-${(pages += 1)}`, [HERO]);
    const [block] = (await api().get(`/api/pages/${id}/draft`)).body.page.blocks;
    const batch = (value: string, baseRevision: number) => ({
      baseRevision,
      clientId: "me",
      batchId: `b${(batches += 1)}`,
      operations: [{ type: "set", key: block.key, path: ["hero", "headline"], value }],
    });
    return {
      id,
      batch,
      set: (value: string, base: number) => api().post(`/api/pages/${id}/operations`, batch(value, base)),
    };
  }

  async function listen(query: string, headers: Record<string, string> = {}) {
    const own = new Headers(api().headers);
    for (const [name, value] of Object.entries(headers)) own.set(name, value);
    const response = await site().request(`/api/events?${query}`, { headers: own });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    return readEvents(response);
  }

  it("bring everyone's changes as they happen", async () => {
    const { id, set } = await openPage();
    const events = await listen(`pages=${id}`);
    expect(await events.take<Operations>("operations")).toEqual({ pageId: id, revision: 1, operations: [] });
    await set("b", 1);
    const heard = await events.take<Operations>("operations");
    expect(heard).toMatchObject({ pageId: id, revision: 2, operations: [{ value: "b", clientId: "me", revision: 2 }] });
    await events.close();
  });

  it("bring what a process had stored when it died, once it is sent again", async () => {
    const { id, batch } = await openPage();
    const events = await listen(`pages=${id}&after=1`);
    const sent = batch("c", 1);
    const killed = makeDrafts({ ...site().services.database, notify: async () => {} });
    await killed.append(id, sent as never, "Somebody");
    expect((await api().post(`/api/pages/${id}/operations`, sent)).body.revision).toBe(2);
    const heard = await events.take<Operations>("operations", ({ revision }) => revision === 2);
    expect(heard).toMatchObject({ operations: [{ value: "c" }] });
    await events.close();
  });

  it.runIf(engine !== engines[0])("bring what happens in another process", async () => {
    const { id, batch } = await openPage();
    const events = await listen(`pages=${id}&after=1`);
    const database = await openDatabase({ ...place(), exclusive: false });
    await makeDrafts(database).append(id, batch("c", 1) as never, "Somebody else");
    expect(await events.take<Operations>("operations", ({ revision }) => revision === 2)).toMatchObject({
      operations: [{ value: "c" }],
    });
    await database.close();
    await events.close();
  });

  it("continue without a gap from the last event that a browser had, or from `after`", async () => {
    const { id, set } = await openPage();
    await set("b", 1);
    await set("c", 2);
    const values = async (query: string, headers?: Record<string, string>) => {
      const events = await listen(query, headers);
      const { revision, operations } = await events.take<Operations>("operations");
      await events.close();
      return [revision, ...operations.map(({ value }) => value)];
    };
    expect(await values(`pages=${id}&after=1`)).toEqual([3, "b", "c"]);
    expect(await values(`pages=${id}&after=1`, { "last-event-id": "2" })).toEqual([3, "c"]);
    expect(await values(`pages=${id}&after=3`)).toEqual([3]);
    expect(await values(`pages=${id}`)).toEqual([3]);
  });

  it("say that the draft is to be read where too much was missed, or comes at once", async () => {
    const { id, batch } = await openPage();
    const many = (base: number) => {
      const one = batch("", base);
      const operations = Array.from({ length: 400 }, (_, index) => ({ ...one.operations[0], value: `v${index}` }));
      return api().post(`/api/pages/${id}/operations`, { ...one, operations });
    };
    for (const base of [1, 2, 3]) await many(base);
    const late = await listen(`pages=${id}&after=1`);
    expect(await late.take<Operations>("operations")).toEqual({
      pageId: id,
      revision: 4,
      operations: [],
      mustReload: true,
    });
    await many(4);
    expect((await late.take<Operations>("operations")).operations).toHaveLength(400);
    const blocks = Array.from({ length: 1001 }, () => HERO);
    await api().post(`/api/pages/${id}/import`, { blocks, mode: "append" });
    expect(await late.take<Operations>("operations")).toMatchObject({ revision: 6, operations: [], mustReload: true });
    await late.close();
  });

  it("lose nothing that is accepted while a browser connects", async () => {
    const { id, set } = await openPage();
    const writing = (async () => {
      for (let revision = 1; revision <= 20; revision += 1) await set(`v${revision}`, revision);
    })();
    const events = await listen(`pages=${id}&after=1`);
    const values: string[] = [];
    while (values.length < 20) {
      const { operations } = await events.take<Operations>("operations");
      values.push(...operations.map(({ value }) => value));
    }
    await writing;
    expect(values).toEqual(Array.from({ length: 20 }, (_one, n) => `v${n + 1}`));
    await events.close();
  });

  it("bring several pages on one connection, each from its own revision", async () => {
    const [one, two] = [await openPage(), await openPage()];
    await one.set("b", 1);
    await two.set("b", 1);
    const events = await listen(`pages=${one.id},${two.id}&after=2,1`);
    expect(await events.take<Operations>("operations")).toMatchObject({ pageId: one.id, operations: [] });
    expect(await events.take<Operations>("operations")).toMatchObject({ pageId: two.id, operations: [{ value: "b" }] });
    await events.close();
  });

  it("say at the beginning that the page may have changed, and when it does", async () => {
    const { id } = await openPage();
    const events = await listen(`pages=${id}`);
    expect(await events.take("page")).toEqual({ pageId: id });
    await api().post(`/api/pages/${id}/publish`);
    expect(await events.take("page")).toEqual({ pageId: id });
    await events.close();
  });

  it("say who is on a page and where, and when they go", async () => {
    const { id } = await openPage();
    const events = await listen(`pages=${id}`);
    expect((await events.take<Presence>("presence")).people).toEqual([]);
    const tell = (body: object) => api().post(`/api/pages/${id}/presence`, body);
    await tell({ clientId: "tab", key: "block-1" });
    const [person] = (await events.take<Presence>("presence")).people;
    expect(person).toEqual({ clientId: "tab", name: "The editor", key: "block-1" });
    const late = await listen(`pages=${id}`);
    expect((await late.take<Presence>("presence")).people).toEqual([person]);
    await tell({ clientId: "tab", isLeaving: true });
    expect((await events.take<Presence>("presence")).people).toEqual([]);
    await events.close();
    await late.close();
  });

  it("end when the server stops, and refuse who names no page", async () => {
    const { id } = await openPage();
    expect((await api().get("/api/events?pages=")).status).toBe(422);
    expect((await site().request(`/api/events?pages=${id}`)).status).toBe(401);
    const events = await listen(`pages=${id}`);
    await site().services.events.close();
    await expect.poll(events.isEnded).toBe(true);
  });
});
