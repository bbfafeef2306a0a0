import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePage, useApi, type Answer, type Api } from "../../api-client.ts";
import { engines } from "../../databases.ts";
import { openSite, type Site } from "../../services.ts";
import { signedIn } from "../../sign-in.ts";

const FAQ = { faq: { headline: "Questions", items: [{ question: "One?", answer: "1" }] } };
/** What an answer must never tell: queries, traces, files, drivers. */
const INNARDS =
  /select |insert |update |sqlite|postgres|kysely|syntax|byte sequence|node_modules|\.ts\b|\/work\/|call stack|\n\s+at /i;
const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

let batches = 0;
const batch = (operations: unknown, more: object = {}) => ({
  baseRevision: 1,
  clientId: "evil",
  batchId: `h${(batches += 1)}`,
  operations,
  ...more,
});

describe.each(engines)("pages and drafts on $name, asked by somebody hostile,", (engine) => {
  let made: Awaited<ReturnType<typeof engine.make>>;
  let site: Site;
  let api: Api;
  let id: string;
  let key: string;
  let other: string;
  let otherKey: string;
  let otherVersion: string;

  async function open(path: string) {
    const page = await makePage(api, path, [FAQ]);
    const { body } = await api.get(`/api/pages/${page}/draft`);
    return { page, block: String(body.page.blocks[0].key) };
  }
  beforeAll(async () => {
    made = await engine.make();
    site = await openSite(made.place);
    api = await useApi(site);
    ({ page: id, block: key } = await open("/hostile"));
    ({ page: other, block: otherKey } = await open("/other"));
    otherVersion = (await api.post(`/api/pages/${other}/publish`)).body.versionId;
    // The rows that a draft begins with are there before anybody asks.
    await api.get(`/api/pages/${(await api.get("/api/shared-blocks")).body.id}/draft`);
  });
  afterAll(async () => {
    await site.services.events.close();
    await site.close();
    await made.remove();
  });

  /** Everything that the routes could store. */
  async function stored(): Promise<string> {
    const { db } = site.services.database;
    const tables = [
      "pages",
      "page_drafts",
      "page_batches",
      "page_versions",
      "page_previews",
      "page_redirects",
    ] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows.map((all) => all.map((row) => JSON.stringify(row)).toSorted()));
  }

  /** Sends something wrong: a clear refusal, nothing stored, nothing told about the inside. */
  async function refuse(ask: () => Promise<Answer>, status: number | number[], code?: string): Promise<Answer> {
    const before = await stored();
    const answer = await ask();
    const text = JSON.stringify(answer.body);
    expect({ text, status: answer.status }).toEqual({ text, status: expect.toBeOneOf([status].flat()) });
    if (code) expect(answer.body.error.code).toBe(code);
    if (answer.body.error) expect(answer.body.error.message).toMatch(/^.{5,200}$/);
    expect(text).not.toMatch(INNARDS);
    expect(await stored()).toBe(before);
    return answer;
  }
  async function raw(method: string, path: string, init: RequestInit & { duplex?: "half" }): Promise<Answer> {
    const headers = { ...api.headers, ...(init.headers as Record<string, string>) };
    const answer = await site.request(path, { ...init, method, headers });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text.startsWith("{") ? JSON.parse(text) : text };
  }
  const operations = () => `/api/pages/${id}/operations`;
  const send = (body: string) => raw("POST", operations(), { body });
  const set = (path: unknown, value: unknown, block = key) => ({ type: "set", key: block, path, value });

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another host of the domain", { "sec-fetch-site": "same-site", origin: "https://example.org" }],
    ["an address that was typed in", { "sec-fetch-site": "none" }],
    ["a foreign origin", { origin: "https://example.org.evil.example" }],
    ["a frame without an origin", { origin: "null" }],
    ["a foreign page without an origin", { referer: "https://evil.example/https://example.org" }],
    ["nowhere", {}],
  ])("changes nothing from %s", async (_case, headers) => {
    const cookie = (await signedIn(site, "editor")).cookie;
    const body = JSON.stringify(batch([set(["faq", "headline"], "Stolen")]));
    const post = async (path: string, content?: string, method = "POST") => {
      const answer = await site.request(path, { method, headers: { cookie, ...headers }, body: content });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    };
    await refuse(() => post(operations(), body), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${id}/publish`), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${id}/unpublish`), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${id}/archive`), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${id}`, '{"title":"Stolen"}', "PATCH"), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${id}/import`, '{"blocks":[]}'), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${id}/previews`), 403, "FORBIDDEN");
  });

  it("tells a member and a stranger nothing, whether a page exists or not", async () => {
    const member = await useApi(site, "member");
    for (const path of [`/api/pages/${id}`, "/api/pages/nothing"]) {
      for (const rest of ["", "/draft", "/operations", "/versions", "/previews"]) {
        await refuse(() => member.get(path + rest), 403, "FORBIDDEN");
        await refuse(() => raw("GET", path + rest, { headers: { cookie: "" } }), 401, "UNAUTHENTICATED");
      }
      await refuse(() => member.post(`${path}/operations`, batch([set(["faq", "headline"], "x")])), 403, "FORBIDDEN");
      await refuse(() => member.post(`${path}/publish`), 403, "FORBIDDEN");
    }
    await refuse(() => member.get(`/api/events?pages=${id}`), 403, "FORBIDDEN");
    await refuse(() => member.get("/api/shared-blocks"), 403, "FORBIDDEN");
  });

  it.each([
    "..",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..%5c..%5cwindows",
    "%00",
    "%ff%fe",
    "%ED%A0%80",
    "'%20or%201=1--",
    "__proto__",
    "constructor",
    "null",
    "-1",
    "1e308",
    "x".repeat(9000),
    "%F0%9F%98%80",
  ])("finds no page under the id %s", async (odd) => {
    const page = `/api/pages/${odd}`;
    for (const rest of ["", "/draft", "/operations", `/versions/${otherVersion}/changes`]) {
      await refuse(() => api.get(page + rest), 404);
    }
    await refuse(() => api.post(`${page}/operations`, batch([set(["faq", "headline"], "x")])), 404);
    await refuse(() => api.post(`${page}/presence`, { clientId: "evil" }), 404);
    for (const rest of ["publish", "unpublish", "archive", "unarchive", "previews"]) {
      await refuse(() => api.post(`${page}/${rest}`), 404);
    }
    await refuse(() => api.post(`${page}/import`, { blocks: [FAQ] }), 404);
    await refuse(() => api.post(`${page}/restore`, { versionId: otherVersion }), 404);
    await refuse(() => api.patch(page, { title: "x" }), 404);
    await refuse(() => api.remove(`/api/previews/${odd}`), 404);
    await refuse(() => api.post(`/api/pages/${id}/restore`, { versionId: odd }), 404);
    await refuse(() => api.get(`/api/pages/${id}/versions/${odd}/changes`), 404);
    await refuse(() => api.get(`/api/pages/${id}/versions/${otherVersion}/changes?from=${odd}`), 404);
  });

  it("keeps lists whatever their query is", async () => {
    for (const odd of ["%00", "%ED%A0%80", "x%00y%20z", "'", "9".repeat(5000), "%20", "a%20b%20c"]) {
      for (const name of ["search", "cursor", "status", "limit"]) {
        expect((await api.get(`/api/pages?${name}=${odd}`)).status).toBe(200);
      }
      expect((await api.get(`/api/pages/${id}/versions?cursor=${odd}&limit=${odd}`)).status).toBe(200);
    }
  });

  it.each(["-1", "NaN", "1e308", "Infinity", "1.5", "x", "0x10", "99999999999999999999"])(
    "refuses to tell what happened after revision %s",
    async (odd) => {
      await refuse(() => api.get(`${operations()}?after=${odd}`), 422, "INVALID");
      await refuse(() => api.get(`/api/events?pages=${id}&after=${odd}`), 422, "INVALID");
    },
  );

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
    await refuse(() => send(body), 422, "INVALID");
  });

  it.each([50, 1000, 3000, 8000, 20_000, 100_000])("refuses what is nested %i deep everywhere", async (depth) => {
    const value = nest(depth);
    const block = `{"fromTheFuture":${value}}`;
    await refuse(() => raw("POST", `/api/pages/${id}/import`, { body: `{"blocks":[${block}]}` }), 422, "INVALID");
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
    ["a key of another page", () => [set(["faq", "headline"], "x", otherKey)]],
    ["another page's key as neighbour", () => [{ type: "move", key, after: otherKey }]],
    ["a removal on another page", () => [{ type: "remove", key: otherKey }]],
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
    ["a mark that is too long", () => [{ type: "annotate", key, path: ["faq"], text: "x".repeat(2001) }]],
    ["an anchor with quotes", () => [set(["id"], '"onload="x')]],
    ["a list inside the page's own", () => [{ type: "remove", key: "x", in: { key, path: ["faq"] } }]],
  ])("refuses a batch with %s", async (_case, make) => {
    await refuse(() => api.post(operations(), batch(make())), 422, "INVALID");
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
    const text = `{"baseRevision":1,"clientId":"c","batchId":"proto","operations":[${operation.replace("KEY", key)}]}`;
    await refuse(() => send(text), 422, "INVALID");
    const block = '{"future":{"__proto__":{"polluted":1}}}';
    await refuse(() => raw("POST", `/api/pages/${id}/import`, { body: `{"blocks":[${block}]}` }), 422, "INVALID");
  });

  it("keeps fields named like JavaScript's own as they are", async () => {
    const { page } = await open("/own-names");
    const strange = { future: { constructor: "a", prototype: { toString: 1 }, hasOwnProperty: [{ valueOf: "x" }] } };
    const answer = await api.post(
      `/api/pages/${page}/operations`,
      batch([{ type: "insert", after: null, block: strange }]),
    );
    expect(answer.status).toBe(200);
    const text = JSON.stringify((await api.get(`/api/pages/${page}/draft`)).body.page.blocks[0].future);
    for (const part of ['"constructor":"a"', '"prototype":{"toString":1}', '"valueOf":"x"'])
      expect(text).toContain(part);
    expect((await api.post(`/api/pages/${page}/publish`)).status).toBe(200);
    expect((await site.request("/own-names")).status).toBe(200);
  });

  it("refuses more bytes than it takes, whatever the request says of its length", async () => {
    const large = "x".repeat(1_100_000);
    const body = JSON.stringify(batch([set(["faq", "headline"], large)]));
    await refuse(() => send(body), 413, "TOO_LARGE");
    await refuse(() => raw("POST", operations(), { body, headers: { "content-length": String(body.length) } }), 413);
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(65_536))),
    });
    await refuse(() => raw("POST", operations(), { body: stream, duplex: "half" }), 413, "TOO_LARGE");
    await refuse(() => api.post(`/api/pages/${id}/import`, { blocks: [{ future: large }] }), 413, "TOO_LARGE");
    await refuse(() => api.post("/api/pages", { path: "/large", title: "x", blocks: [{ future: large }] }), 413);
    await refuse(() => api.patch(`/api/pages/${id}`, { title: large }), 413, "TOO_LARGE");
    await refuse(() => api.post(`/api/pages/${id}/publish`, { revision: large }), 413, "TOO_LARGE");
    await refuse(() => api.post(`/api/pages/${id}/archive`, { more: large }), 413, "TOO_LARGE");
  });

  it("takes a megabyte of names and a list of a hundred thousand items, again and again, in good time", async () => {
    const { page, block } = await open("/many");
    const names = Object.fromEntries(Array.from({ length: 80_000 }, (_one, n) => [`n${n}`, 0]));
    const items = () => Array.from({ length: 60_000 }, () => ({}));
    const began = performance.now();
    const post = (value: unknown) =>
      api.post(`/api/pages/${page}/operations`, batch([set(["faq", "more"], value, block)]));
    expect((await post(names)).status).toBe(200);
    for (let round = 0; round < 3; round += 1) expect((await post([...items(), { round }])).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(20_000);
    await site.services.database.db.deleteFrom("pages").where("id", "=", page).execute();
  }, 30_000);

  it("keeps texts without NUL and lone surrogates, wherever they are sent", async () => {
    const odd = "a\u0000b\uD800c";
    const path = `/odd-${batches}`;
    const page = await api.post("/api/pages", { path, title: odd, blocks: [{ faq: { ...FAQ.faq, headline: odd } }] });
    expect(page.status).toBe(201);
    const address = `/api/pages/${page.body.id}`;
    const { body } = await api.get(`${address}/draft`);
    const [block] = body.page.blocks;
    const answer = await api.post(
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
    expect((await api.patch(address, { title: odd })).status).toBe(200);
    expect((await api.post(`${address}/presence`, { clientId: "c", key: odd })).status).toBe(200);
    expect((await api.post(`${address}/import`, { blocks: [{ future: { text: odd } }], mode: "append" })).status).toBe(
      200,
    );
    expect((await api.get(`/api/pages?search=${encodeURIComponent("a\u0000b")}`)).body.items).toHaveLength(1);
    const unmark = { type: "annotate", key: block.key, path: ["faq", "headline"], text: null };
    expect((await api.post(`${address}/operations`, batch([unmark], { baseRevision: 3 }))).status).toBe(200);
    expect((await api.post(`${address}/publish`)).status).toBe(200);
    const all = [await stored(), JSON.stringify((await api.get(`${address}/draft`)).body)].join("");
    expect(all).not.toMatch(/\\+u0000|\\+ud800|\u0000/i);
    const named = { [`future${odd}`]: { [odd]: odd } };
    await refuse(() => api.post(`${address}/import`, { blocks: [named] }), 422, "INVALID");
    await refuse(() => api.post("/api/pages", { path: "/a\u0000b\u0007", title: "x" }), 422);
    await refuse(() => api.post("/api/pages", { path: "/x", title: "\u0000" }), 422);
    await refuse(() => api.post("/api/pages", { path: "/x", title: "x", from: "\u0000" }), 404);
  });

  it("counts the last of two equal names, and only it", async () => {
    const { page, block } = await open("/twice");
    const operation = `{"type":"remove","type":"set","key":"x","key":"${block}","path":["faq","headline"],"value":"a","value":"b"}`;
    const body = `{"baseRevision":99,"baseRevision":1,"clientId":"c","batchId":"b","operations":[],"operations":[${operation}]}`;
    const answer = await raw("POST", `/api/pages/${page}/operations`, { body });
    expect(answer.body.operations).toMatchObject([{ type: "set", key: block, value: "b" }]);
  });

  it("shows no version of another page, and restores none", async () => {
    await refuse(() => api.get(`/api/pages/${id}/versions/${otherVersion}/changes`), 404, "NOT_FOUND");
    await refuse(() => api.get(`/api/pages/${id}/versions/draft/changes?from=${otherVersion}`), 404, "NOT_FOUND");
    await refuse(() => api.post(`/api/pages/${id}/restore`, { versionId: otherVersion }), 404, "NOT_FOUND");
    await refuse(() => api.post(`/api/pages/${id}/restore`, { versionId: "\u0000" }), 404, "NOT_FOUND");
  });

  it("shows a draft for a token of its own making only", async () => {
    const [mine, theirs] = await Promise.all([id, other].map((page) => api.post(`/api/pages/${page}/previews`, {})));
    const tokenOf = (answer?: Answer) => String(answer?.body.url).split("/").at(-1) ?? "";
    const [[first = "", signature = ""], [second = ""]] = [tokenOf(mine).split("."), tokenOf(theirs).split(".")];
    const forged = [
      `${second}.${signature}`,
      `${first}.`,
      first,
      `.${signature}`,
      `${first}.${signature}.x`,
      `${first}.${signature}%00`,
      `${first}%00.${signature}`,
      `${first}.${signature.toLowerCase()}`,
      `${first}.${"ü".repeat(43)}`,
      `${"x".repeat(5000)}.${signature}`,
      "__proto__.x",
    ];
    for (const token of forged) await refuse(() => api.get(`/api/previews/${token}`), 404);
    expect((await api.get(`/api/previews/${first}.${signature}`)).status).toBe(200);
    await refuse(() => api.post(`/api/pages/${id}/previews`, { hours: 1e308 }), 422, "INVALID");
    await refuse(() => api.post(`/api/pages/${id}/previews`, { hours: 0 }), 422, "INVALID");
  });

  it("publishes no revision that is none", async () => {
    for (const revision of [1e308, -1, 0.5, "1", null]) {
      await refuse(() => api.post(`/api/pages/${id}/publish`, { revision }), 422, "INVALID");
    }
    await refuse(() => api.post(`/api/pages/${id}/publish`, { revision: 7 }), 409, "DRAFT_MOVED");
  });
});
