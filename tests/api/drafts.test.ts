import { describe, expect, it } from "vitest";
import { openDatabase } from "#db";
import { makeDrafts } from "#publishing/server";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const FAQ = { faq: { style: "simple", headline: "Questions", items: [{ question: "One?", answer: "1" }] } };

type Setter = (field: string, value: string) => unknown;
let batches = 0;
const batch = (operations: unknown[], baseRevision = 0, clientId = "me", batchId = `b${(batches += 1)}`) => ({
  baseRevision,
  clientId,
  batchId,
  operations,
});

describe.each(engines)("drafts on $name", (engine) => {
  const { site, place, api } = siteAndApiFor(engine);
  let paths = 0;

  /** A page with one block, and where things are in it. */
  async function openPage(blocks: unknown[] = [FAQ]) {
    const id = await makePage(api(), `/draft-${(paths += 1)}`, blocks);
    const { body } = await api().get(`/api/pages/${id}/draft`);
    const [block] = body.page.blocks;
    const set = (field: string, value: unknown, was?: unknown) => ({
      type: "set",
      key: block.key,
      path: ["faq", field],
      value,
      ...(was !== undefined && { was }),
    });
    return {
      id,
      block,
      revision: body.revision as number,
      set,
      send: (sent: unknown) => api().post(`/api/pages/${id}/operations`, sent),
      draft: async () => (await api().get(`/api/pages/${id}/draft`)).body,
    };
  }

  it("have keys on blocks and items, made by the server where they are missing", async () => {
    const { block, revision, send, draft } = await openPage();
    expect(revision).toBe(1);
    expect(block).toMatchObject({ key: expect.stringMatching(/^[\w-]+$/), faq: { headline: "Questions" } });
    expect(block.faq.items[0].key).toMatch(/^[\w-]+$/);
    const answer = await send(batch([{ type: "insert", after: block.key, block: FAQ }], 1));
    expect(answer).toMatchObject({ status: 200, body: { revision: 2, conflicts: [] } });
    const [stored] = answer.body.operations;
    expect(stored).toMatchObject({ revision: 2, clientId: "me", key: expect.any(String), after: block.key });
    expect((await draft()).page.blocks[1].key).toBe(stored.key);
  });

  it("take a block with one known type only, whatever else a batch brings", async () => {
    const { revision, block, set, send, draft } = await openPage();
    const insert = { type: "insert", key: "two", after: block.key, block: { faq: {}, hero: {} } };
    for (const one of [insert, { ...insert, key: undefined }, { ...insert, key: block.key }]) {
      const { status, body } = await send(batch([set("headline", "New"), one], revision));
      expect({ status, ...body.error }).toMatchObject({
        status: 422,
        code: "INVALID",
        message: "A block has one key naming its type",
        path: ["operations", "1", "hero"],
      });
    }
    expect(await draft()).toMatchObject({ revision, page: { blocks: [{ faq: { headline: "Questions" } }] } });
    expect((await send(batch([{ ...insert, block: { faq: {}, ours: {} } }], revision))).status).toBe(200);
  });

  it("bring a block that was stored with two types back as it was", async () => {
    const { id, block, send, draft } = await openPage();
    const stored = { ...block, hero: { headline: "Second" } };
    const snapshot = JSON.stringify({ metaTags: [], blocks: [stored], annotations: [] });
    const { db } = site().services.database;
    const state = { snapshot, revision: 2, snapshot_revision: 2 };
    await db.updateTable("page_drafts").set(state).where("page_id", "=", id).execute();
    const { key, ...content } = stored;
    const undone = [
      { type: "remove", key },
      { type: "insert", key, after: null, block: content },
    ];
    expect((await send(batch(undone, 2))).status).toBe(200);
    expect((await draft()).page.blocks).toEqual([stored]);
  });

  it("keep both people's changes of different fields, and show both values of the same one", async () => {
    const { set, send, draft } = await openPage();
    await send(batch([set("headline", "theirs")], 1, "other"));
    const mine = await send(batch([set("subheadline", "mine"), set("headline", "mine")], 1));
    expect(mine.body.conflicts).toEqual([
      { operation: set("headline", "mine"), reason: "changed", currentValue: "theirs" },
    ]);
    expect(mine.body.operations.map(({ clientId }: { clientId: string }) => clientId)).toEqual(["other", "me"]);
    const { revision, page } = await draft();
    expect([revision, page.blocks[0].faq.headline, page.blocks[0].faq.subheadline]).toEqual([3, "theirs", "mine"]);
  });

  it("answer a batch that comes again like the first time, without carrying it out again", async () => {
    const { set, send, draft } = await openPage();
    await send(batch([set("headline", "theirs")], 1, "other"));
    const sent = batch([set("headline", "mine"), set("subheadline", "mine")], 1);
    const first = await send(sent);
    await send(batch([set("subheadline", "newer")], 3, "other"));
    const again = await send(sent);
    expect(again.body.conflicts).toEqual(first.body.conflicts);
    expect(again.body).toMatchObject({ revision: 4 });
    expect(again.body.operations).toHaveLength(3);
    expect((await draft()).page.blocks[0].faq.subheadline).toBe("newer");
    const other = await send({ ...sent, operations: [set("headline", "something else")] });
    expect([other.status, other.body.error.code]).toEqual([409, "BATCH_REUSED"]);
  });

  it("take no changes while their page is archived, and answer a batch that came before as ever", async () => {
    const { id, set, send, draft } = await openPage();
    const earlier = batch([set("headline", "earlier")], 1);
    await send(earlier);
    await api().post(`/api/pages/${id}/archive`);
    const before = await draft();
    const late = batch([set("headline", "late")], 2);
    for (const refused of [await send(late), await api().post(`/api/pages/${id}/import`, { blocks: [] })]) {
      expect([refused.status, refused.body.error.code]).toEqual([409, "PAGE_ARCHIVED"]);
    }
    expect(await send(earlier)).toMatchObject({ status: 200, body: { revision: 2, conflicts: [] } });
    expect(await draft()).toEqual(before);
    await api().post(`/api/pages/${id}/unarchive`);
    expect(await send(late)).toMatchObject({ status: 200, body: { revision: 3, conflicts: [] } });
  });

  it("have one result when the same batch arrives many times at once", async () => {
    const { set, send, draft } = await openPage();
    const sent = batch([set("headline", "once")], 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(sent)));
    expect(answers.map(({ body }) => body.revision)).toEqual(Array.from({ length: 8 }, () => 2));
    expect((await draft()).revision).toBe(2);
  });

  it("lose no batch of many that arrive at once", async () => {
    const { block, send, draft } = await openPage();
    const insert = (n: number) => ({ type: "insert", key: `k${n}`, after: block.key, block: { video: { src: "" } } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_one, n) => send(batch([insert(n)], 1, `c${n}`))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { revision, page } = await draft();
    expect([revision, page.blocks.length]).toEqual([31, 31]);
  });

  it.each<[string, (set: (field: string, value: unknown) => object, key: string) => unknown, number, string]>([
    [
      "a number in a path",
      (_set, key) => batch([{ type: "set", key, path: ["faq", "items", 0], value: "" }]),
      422,
      "INVALID",
    ],
    ["__proto__", (_set, key) => batch([{ type: "set", key, path: ["faq", "__proto__"], value: "" }]), 422, "INVALID"],
    [
      "constructor",
      (_set, key) => batch([{ type: "set", key, path: ["faq", "constructor"], value: 1 }]),
      422,
      "INVALID",
    ],
    ["an unknown key", () => batch([{ type: "set", key: "nobody", path: ["faq"], value: {} }]), 422, "INVALID"],
    ["a wrong type of value", (set) => batch([set("headline", 5)]), 422, "INVALID"],
    [
      "an unsafe address",
      (_set, key) => batch([{ type: "insert", after: key, block: { video: { src: "javascript:alert(1)" } } }]),
      422,
      "INVALID",
    ],
    [
      "a good operation before a bad one",
      (set) => batch([set("headline", "good"), set("items", "bad")]),
      422,
      "INVALID",
    ],
    ["an operation of no kind", () => batch([{ type: "explode" }]), 422, "INVALID"],
    ["no operation", () => batch([]), 422, "INVALID"],
    ["too many operations", (set) => batch(Array.from({ length: 501 }, () => set("headline", "x"))), 422, "INVALID"],
    ["a revision to come", (set) => batch([set("headline", "x")], 99), 409, "REVISION_AHEAD"],
    ["a client without a name", (set) => batch([set("headline", "x")], 1, ""), 422, "INVALID"],
    [
      "a value nested too deep",
      (set) => batch([set("more", JSON.parse("[".repeat(60) + "]".repeat(60)))]),
      422,
      "INVALID",
    ],
    ["more than a megabyte", (set) => batch([set("headline", "x".repeat(1_000_001))]), 413, "TOO_LARGE"],
  ])("refuse %s as a whole, naming the place", async (_name, make, status, code) => {
    const { set, block, send, draft } = await openPage();
    const answer = await send(make(set, block.key));
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(Array.isArray(answer.body.error.path)).toBe(code === "INVALID");
    expect((await draft()).revision).toBe(1);
  });

  it("refuse text that isn't valid JSON, and a page that doesn't exist", async () => {
    const { id } = await openPage();
    const post = (path: string, body: string) =>
      site()
        .request(path, { method: "POST", headers: api().headers, body })
        .then(async (one) => [one.status, await one.json()]);
    expect(await post(`/api/pages/${id}/operations`, "{")).toMatchObject([422, { error: { code: "INVALID" } }]);
    const nested = `{"operations":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(await post(`/api/pages/${id}/operations`, nested)).toMatchObject([422, { error: { code: "INVALID" } }]);
    for (const path of ["draft", "operations?after=0"]) {
      expect((await api().get(`/api/pages/nothing/${path}`)).status).toBe(404);
    }
    const missing = await api().post("/api/pages/nothing/operations", batch([{ type: "remove", key: "x" }]));
    expect(missing.status).toBe(404);
  });

  it("keep blocks of unknown types and unknown fields as they are", async () => {
    const strange = { futureBlock: { b: [1, { z: null, a: "ü\u2028" }], a: { deep: true } }, id: "x" };
    const { id, send, draft } = await openPage([strange, { faq: { ...FAQ.faq, novel: { kept: [1] } } }]);
    const { page } = await draft();
    expect(page.blocks[0].futureBlock).toMatchObject({ a: { deep: true } });
    await send(batch([{ type: "set", key: page.blocks[1].key, path: ["faq", "headline"], value: "New" }], 1));
    await api().post(`/api/pages/${id}/publish`, {});
    const answer = await api().get(`/api/pages/${id}/draft`);
    expect(answer.body.page.blocks[1].faq).toMatchObject({ headline: "New", novel: { kept: [1] } });
  });

  it("tell everything since a revision, in order", async () => {
    const { id, set, send } = await openPage();
    await send(batch([set("headline", "a")], 1));
    await send(batch([set("headline", "b")], 2));
    const { body } = await api().get(`/api/pages/${id}/operations?after=1`);
    expect(body.revision).toBe(3);
    expect(body.operations.map(({ value }: { value: string }) => value)).toEqual(["a", "b"]);
    expect((await api().get(`/api/pages/${id}/operations?after=3`)).body).toEqual({ revision: 3, operations: [] });
    expect((await api().get(`/api/pages/${id}/operations?after=99999999999`)).body.operations).toEqual([]);
  });

  it.each([
    ["1,001 operations", (set: Setter) => Array.from({ length: 1001 }, (_, index) => set("headline", `${index}`))],
    ["1 MB", (set: Setter) => Array.from({ length: 11 }, (_, index) => set("headline", "x".repeat(95_000) + index))],
  ])("send no more than an answer may hold: after %s they say that the draft has to be read", async (_what, all) => {
    const { id, set, send, draft } = await openPage();
    const changes = all(set);
    const third = Math.ceil(changes.length / 3);
    for (const n of [1, 2, 3]) await send(batch(changes.slice((n - 1) * third, n * third), n));
    const url = `/api/pages/${id}/operations`;
    expect((await api().get(`${url}?after=1`)).body).toEqual({ revision: 4, operations: [], mustReload: true });
    const { body } = await api().get(`${url}?after=2`);
    expect([body.mustReload, body.operations.length]).toEqual([undefined, changes.length - third]);
    const own = batch([{ type: "setMeta", name: "title", value: "Mine" }, set("headline", "Mine too")], 1, "back");
    for (const _time of ["first", "again"]) {
      const answer = await send(own);
      expect(answer).toMatchObject({ status: 200, body: { revision: 5, mustReload: true } });
      expect(answer.body.conflicts).toMatchObject([{ reason: "changed", operation: { value: "Mine too" } }]);
    }
    expect((await send({ ...own, batchId: "next" })).body.operations).toEqual([]);
    expect((await draft()).page.metaTags).toContainEqual({ name: "title", value: "Mine" });
  });

  it("never tell a revision without what led to it, while they are written to", async () => {
    const { id, set, send, draft } = await openPage();
    const writing = { isDone: false };
    const write = async () => {
      for (let n = 1; n <= 60; n += 1) await send(batch([set("headline", `v${n}`)], n));
      writing.isDone = true;
    };
    const follow = async () => {
      const heard: number[] = [];
      let after = 1;
      while (!writing.isDone || after < (await draft()).revision) {
        const { body } = await api().get(`/api/pages/${id}/operations?after=${after}`);
        heard.push(...body.operations.map(({ revision }: { revision: number }) => revision));
        after = body.revision;
      }
      return heard;
    };
    const [, ...all] = await Promise.all([write(), follow(), follow(), follow(), follow()]);
    for (const heard of all) expect(heard).toEqual(Array.from({ length: 60 }, (_one, n) => n + 2));
  });

  it("are the same bytes for a process that has only the database, whatever is after the last snapshot", async () => {
    const { id, block, send, draft } = await openPage();
    for (let n = 0; n < 130; n += 1) {
      const operations = [
        { type: "insert", key: `n${n}`, after: n % 3 === 0 ? block.key : null, block: FAQ },
        ...(n % 4 === 3 ? [{ type: "remove", key: `n${n - 2}` }] : []),
        ...(n % 5 === 4 ? [{ type: "move", key: `n${n}`, after: `n${n - 3}` }] : []),
      ];
      expect((await send(batch(operations, n + 1))).status).toBe(200);
    }
    const database = await openDatabase({ ...place(), exclusive: false });
    const fresh = await makeDrafts(database).read(id);
    await database.close();
    const { page, revision } = await draft();
    expect(fresh.ok && [fresh.value.revision, JSON.stringify(fresh.value.state.draft.blocks)]).toEqual([
      revision,
      JSON.stringify(page.blocks),
    ]);
  });
});
