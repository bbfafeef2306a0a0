import { describe, expect, it } from "vitest";
import { cpuMs } from "../cpu-time.ts";
import { engines } from "../databases.ts";
import { FAQ, useHostileSite } from "../hostile-site.ts";

const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe.each(engines)("drafts on $name, sent something hostile,", (engine) => {
  const { target, site, api, open, stored, refuse, raw, operations, send, set, batch } = useHostileSite(engine);

  it.each<[string, string]>([
    ["nothing", "null"],
    ["a text", '"operations"'],
    ["a list", "[]"],
    ["a cut text", '{"baseRevision":1,'],
    ["two values", "{}{}"],
    ["a byte order mark and more", "\uFEFF{"],
    ["a comment", "{/* */}"],
    ["bytes that are no text", "\u0000\u0001"],
    ["a huge revision", '{"baseRevision":1e308,"clientId":"c","batchId":"b","operations":[]}'],
    ["a negative revision", '{"baseRevision":-1,"clientId":"c","batchId":"b","operations":[]}'],
    ["half a revision", '{"baseRevision":0.5,"clientId":"c","batchId":"b","operations":[]}'],
    ["a revision in words", '{"baseRevision":"1","clientId":"c","batchId":"b","operations":[]}'],
    ["a list in place of an id", '{"baseRevision":1,"clientId":["c"],"batchId":"b","operations":[]}'],
    ["an object in place of operations", '{"baseRevision":1,"clientId":"c","batchId":"b","operations":{"length":1}}'],
    ["a polluting name", '{"__proto__":{"baseRevision":1,"clientId":"c","batchId":"b","operations":[]}}'],
    ["objects within objects", `{"operations":${nest(100_000)}}`],
  ])("refuses %s as a batch", async (_case, body) => {
    expect.hasAssertions();
    await refuse(() => send(body), 422, "INVALID");
  });

  it.each([50, 1000, 3000, 8000, 20_000, 100_000])("refuses what is nested %i deep everywhere", async (depth) => {
    expect.hasAssertions();
    const value = nest(depth);
    const block = `{"fromTheFuture":${value}}`;
    await refuse(
      () => raw("POST", `/api/pages/${target.id}/import`, { body: `{"blocks":[${block}]}` }),
      422,
      "INVALID",
    );
    const page = `{"path":"/deep-${depth}","title":"x","blocks":[${block}]}`;
    await refuse(() => raw("POST", "/api/pages", { body: page }), 422, "INVALID");
    const insert = `{"type":"insert","after":null,"block":${block}}`;
    await refuse(
      () => send(`{"baseRevision":1,"clientId":"c","batchId":"deep","operations":[${insert}]}`),
      422,
      "INVALID",
    );
  });

  it.each<[string, () => unknown]>([
    ["a key of another page", () => [set(["faq", "headline"], "x", target.otherKey)]],
    ["another page's key as neighbour", () => [{ type: "move", key: target.key, after: target.otherKey }]],
    ["a removal on another page", () => [{ type: "remove", key: target.otherKey }]],
    ["__proto__ as key", () => [{ type: "insert", key: "__proto__", after: null, block: FAQ }]],
    ["constructor as key", () => [{ type: "insert", key: "constructor", after: null, block: FAQ }]],
    ["__proto__ as key of an item", () => [set(["faq", "items"], [{ key: "__proto__" }, 1])]],
    ["a key with a NUL", () => [{ type: "insert", key: "a/b", after: null, block: FAQ }]],
    ["a very long key", () => [{ type: "remove", key: "k".repeat(65) }]],
    ["a very long name in a path", () => [set(["faq", "x".repeat(201)], "x")]],
    [
      "a path of a thousand names",
      () => [
        set(
          Array.from({ length: 1000 }, () => "a"),
          "x",
        ),
      ],
    ],
    ["__proto__ in a path", () => [set(["faq", "__proto__", "polluted"], true)]],
    ["constructor.prototype in a path", () => [set(["faq", "constructor", "prototype", "polluted"], true)]],
    ["prototype as a list's item", () => [set(["faq", "items", "prototype"], {})]],
    [
      "a block of the type __proto__",
      () => [{ type: "insert", after: null, block: JSON.parse('{"__proto__":{"a":1}}') }],
    ],
    ["a block without a type", () => [{ type: "insert", after: null, block: { id: "x" } }]],
    ["a block that is a list", () => [{ type: "insert", after: null, block: [FAQ] }]],
    ["a meta tag with markup", () => [{ type: "setMeta", name: '"><script>', value: "x" }]],
    ["a meta tag that is too long", () => [{ type: "setMeta", name: "n".repeat(101), value: "x" }]],
    ["a meta value that is too long", () => [{ type: "setMeta", name: "title", value: "x".repeat(10_001) }]],
    ["a mark that is too long", () => [{ type: "annotate", key: target.key, path: ["faq"], text: "x".repeat(2001) }]],
    ["an anchor with quotes", () => [set(["id"], '"onload="x')]],
    ["a list inside the page's own", () => [{ type: "remove", key: "x", in: { key: target.key, path: ["faq"] } }]],
  ])("refuses a batch with %s", async (_case, make) => {
    await refuse(() => api().post(operations(), batch(make())), 422, "INVALID");
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each<[string, string]>([
    ["in an insert", '{"type":"insert","after":null,"block":{"faq":{"headline":"x","__proto__":{"polluted":1}}}}'],
    [
      "deep in an unknown block",
      '{"type":"insert","after":null,"block":{"future":{"a":[{"__proto__":{"polluted":1}}]}}}',
    ],
    ["in a value", '{"type":"set","key":"KEY","path":["faq","more"],"value":{"__proto__":{"polluted":1}}}'],
  ])("refuses the name __proto__ %s", async (_case, operation) => {
    expect.hasAssertions();
    const text = `{"baseRevision":1,"clientId":"c","batchId":"proto","operations":[${operation.replace("KEY", target.key)}]}`;
    await refuse(() => send(text), 422, "INVALID");
    const block = '{"future":{"__proto__":{"polluted":1}}}';
    await refuse(
      () => raw("POST", `/api/pages/${target.id}/import`, { body: `{"blocks":[${block}]}` }),
      422,
      "INVALID",
    );
  });

  it("keeps fields named like JavaScript's own as they are", async () => {
    const { page } = await open("/own-names");
    const strange = { future: { constructor: "a", prototype: { toString: 1 }, hasOwnProperty: [{ valueOf: "x" }] } };
    const answer = await api().post(
      `/api/pages/${page}/operations`,
      batch([{ type: "insert", after: null, block: strange }]),
    );
    expect(answer.status).toBe(200);
    const text = JSON.stringify((await api().get(`/api/pages/${page}/draft`)).body.page.blocks[0].future);
    for (const part of ['"constructor":"a"', '"prototype":{"toString":1}', '"valueOf":"x"'])
      expect(text).toContain(part);
    expect((await api().post(`/api/pages/${page}/publish`)).status).toBe(200);
    expect((await site().request("/own-names")).status).toBe(200);
  });

  it("refuses more bytes than it accepts, whatever length the request declares", async () => {
    expect.hasAssertions();
    const large = "x".repeat(1_100_000);
    const body = JSON.stringify(batch([set(["faq", "headline"], large)]));
    await refuse(() => send(body), 413, "TOO_LARGE");
    await refuse(() => raw("POST", operations(), { body, headers: { "content-length": String(body.length) } }), 413);
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(65_536))),
    });
    await refuse(() => raw("POST", operations(), { body: stream, duplex: "half" }), 413, "TOO_LARGE");
    const page = [{ future: "x".repeat(16_100_000) }];
    await refuse(() => api().post(`/api/pages/${target.id}/import`, { blocks: page }), 413, "TOO_LARGE");
    await refuse(() => api().post("/api/pages", { path: "/large", title: "x", blocks: page }), 413);
    await refuse(() => api().patch(`/api/pages/${target.id}`, { title: large }), 413, "TOO_LARGE");
    await refuse(() => api().post(`/api/pages/${target.id}/publish`, { revision: large }), 413, "TOO_LARGE");
    await refuse(() => api().post(`/api/pages/${target.id}/archive`, { more: large }), 413, "TOO_LARGE");
  });

  it("takes a megabyte of names, and refuses lists without end, again and again, in good time", async () => {
    const { page, block } = await open("/many");
    const names = Object.fromEntries(Array.from({ length: 80_000 }, (_one, n) => [`n${n}`, 0]));
    const items = () => Array.from({ length: 60_000 }, () => ({}));
    const began = cpuMs();
    const post = (value: unknown) =>
      api().post(`/api/pages/${page}/operations`, batch([set(["faq", "more"], value, block)]));
    expect((await post(names)).status).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      await refuse(() => post([...items(), { round }]), 422, "INVALID");
    }
    expect(cpuMs() - began).toBeLessThan(20_000);
    await site().services.database.db.deleteFrom("pages").where("id", "=", page).execute();
  });

  it("keeps texts without NUL and lone surrogates, wherever they are sent", async () => {
    const odd = "a\u0000b\uD800c";
    const path = "/odd";
    const page = await api().post("/api/pages", { path, title: odd, blocks: [{ faq: { ...FAQ.faq, headline: odd } }] });
    expect(page.status).toBe(201);
    const address = `/api/pages/${page.body.id}`;
    const { body } = await api().get(`${address}/draft`);
    const [block] = body.page.blocks;
    const answer = await api().post(
      `${address}/operations`,
      batch([
        set(["faq", "subheadline"], odd, block.key),
        set(["faq", "more"], { list: [odd] }, block.key),
        { type: "setMeta", name: "description", value: odd },
        { type: "annotate", key: block.key, path: ["faq", "headline"], text: odd },
        { type: "insert", after: null, block: { future: { text: odd } } },
      ]),
    );
    expect(answer).toMatchObject({ status: 200, body: { conflicts: [] } });
    expect((await api().patch(address, { title: odd })).status).toBe(200);
    expect((await api().post(`${address}/presence`, { clientId: "c", key: odd })).status).toBe(200);
    expect(
      (await api().post(`${address}/import`, { blocks: [{ future: { text: odd } }], mode: "append" })).status,
    ).toBe(200);
    expect((await api().get(`/api/pages?search=${encodeURIComponent("a\u0000b")}`)).body.items).toHaveLength(1);
    const unmark = { type: "annotate", key: block.key, path: ["faq", "headline"], text: null };
    expect((await api().post(`${address}/operations`, batch([unmark], { baseRevision: 3 }))).status).toBe(200);
    expect((await api().post(`${address}/publish`)).status).toBe(200);
    const all = [await stored(), JSON.stringify((await api().get(`${address}/draft`)).body)].join("");
    expect(all).not.toMatch(/\\+u0000|\\+ud800/i);
    const named = { [`future${odd}`]: { [odd]: odd } };
    await refuse(() => api().post(`${address}/import`, { blocks: [named] }), 422, "INVALID");
    await refuse(() => api().post("/api/pages", { path: "/a\u0000b\u0007", title: "x" }), 422);
    await refuse(() => api().post("/api/pages", { path: "/x", title: "\u0000" }), 422);
    await refuse(() => api().post("/api/pages", { path: "/x", title: "x", from: "\u0000" }), 404);
  });

  it("counts the last of two equal names, and only it", async () => {
    const { page, block } = await open("/twice");
    const operation = `{"type":"remove","type":"set","key":"x","key":"${block}","path":["faq","headline"],"value":"a","value":"b"}`;
    const body = `{"baseRevision":99,"baseRevision":1,"clientId":"c","batchId":"b","operations":[],"operations":[${operation}]}`;
    const answer = await raw("POST", `/api/pages/${page}/operations`, { body });
    expect(answer.body.operations).toMatchObject([{ type: "set", key: block, value: "b" }]);
  });
});
