import { describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const HERO = { hero: { style: "text", headline: "Hello" } };

describe.each(engines)("pages on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);

  const visit = async (path: string) => {
    const answer = await site().request(path);
    return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
  };

  it("come with the site, but its shared header and footer are no page", async () => {
    const { body } = await api().get("/api/pages");
    const paths = body.items.map(({ path }: { path: string }) => path);
    expect(paths).toContain("/");
    expect(paths.every((path: string) => path.startsWith("/"))).toBe(true);
    const home = body.items.find(({ path }: { path: string }) => path === "/");
    expect(home).toMatchObject({ status: "published", revision: 0, updatedAt: expect.stringMatching(/Z$/) });
  });

  it.each(["PUT", "DELETE", "OPTIONS"])("say which methods they have when they are asked with %s", async (method) => {
    const answer = await site().request("/", { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  it.each([
    ["landing", 16],
    ["pricing", 4],
    ["blog", 4],
    ["empty", 0],
    ["tutoring", 10],
    ["product-launch", 11],
  ])("are made from the template %s", async (template, count) => {
    const answer = await api().post("/api/pages", { path: `/from-${template}`, title: "Mine", template });
    expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String), revision: 1 } });
    const { body } = await api().get(`/api/pages/${answer.body.id}/draft`);
    expect(body.page.blocks).toHaveLength(count);
    expect(body.page.metaTags).toContainEqual({ name: "title", value: "Mine" });
    expect((await visit(`/from-${template}`)).status).toBe(404);
  });

  it.each([
    ["/api", "PATH_RESERVED", 422],
    ["/admin/x", "PATH_RESERVED", 422],
    ["/assets", "PATH_RESERVED", 422],
    ["/blocks", "PATH_RESERVED", 422],
    ["/healthz", "PATH_RESERVED", 422],
    ["/csrf", "PATH_RESERVED", 422],
    ["/media/x", "PATH_RESERVED", 422],
    ["/workflows", "PATH_RESERVED", 422],
    ["/sitemap.xml", "PATH_RESERVED", 422],
    ["/robots.txt", "PATH_RESERVED", 422],
    ["/setup", "PATH_RESERVED", 422],
    ["/sign-in", "PATH_RESERVED", 422],
    ["/sign-up", "PATH_RESERVED", 422],
    ["/forgot-password", "PATH_RESERVED", 422],
    ["/es", "PATH_RESERVED", 422],
    ["/es/contact", "PATH_RESERVED", 422],
    ["/", "PATH_TAKEN", 409],
    ["/Upper", "PATH_INVALID", 422],
    ["/a//b", "PATH_INVALID", 422],
    ["/../etc", "PATH_INVALID", 422],
    ["no-slash", "INVALID", 422],
    ["frame", "INVALID", 422],
  ])("can't be at %s: %s", async (path, code, status) => {
    const answer = await api().post("/api/pages", { path, title: "x" });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it("are one when two people make one at the same path at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api().post("/api/pages", { path: "/race", title: "x" })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it("are one where a request is repeated with its id, and no other page may be in its place", async () => {
    const page = { id: "01993b7a-6c00-7000-8000-00000000000a", path: "/repeated", title: "Once", blocks: [HERO] };
    const answers = await Promise.all([1, 2].map(() => api().post("/api/pages", page)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [201, { id: page.id, revision: 1 }]),
    );
    const other = await api().post("/api/pages", { ...page, id: "01993b7a-6c00-7000-8000-00000000000b" });
    expect(other.body.error.code).toBe("PATH_TAKEN");
    expect((await api().get("/api/pages?search=/repeated")).body.items).toHaveLength(1);
  });

  it("get blocks once where their import is repeated with its id", async () => {
    const id = await makePage(api(), "/imported-once", [HERO]);
    const imported = { id: "01993b7a-6c00-7000-8000-00000000000c", blocks: [{ heading: {} }], mode: "append" };
    const first = (await api().post(`/api/pages/${id}/import`, imported)).body;
    const again = (await api().post(`/api/pages/${id}/import`, imported)).body;
    expect(again).toEqual({ revision: first.revision, operations: [], conflicts: [] });
    const { blocks } = (await api().get(`/api/pages/${id}/draft`)).body.page;
    expect(blocks.map((block: object) => Object.keys(block)[0])).toEqual(["hero", "heading"]);
  });

  it("refuse blocks that no draft may hold, naming the place, and then don't exist", async () => {
    const blocks = [HERO, { hero: { headline: 5 } }];
    const answer = await api().post("/api/pages", { path: "/wrong", title: "x", blocks });
    expect(answer).toMatchObject({ status: 422, body: { error: { path: ["blocks", "1", "hero", "headline"] } } });
    expect((await api().get("/api/pages?search=/wrong")).body.items).toEqual([]);
  });

  it("are duplicated with what their draft holds", async () => {
    const id = await makePage(api(), "/original", [HERO]);
    const copy = await api().post("/api/pages", { path: "/copy", title: "Copy", from: id });
    const { body } = await api().get(`/api/pages/${copy.body.id}/draft`);
    expect(body.page.blocks[0].hero).toEqual(HERO.hero);
    expect(body.annotations).toEqual([]);
    const missing = await api().post("/api/pages", { path: "/copy-of-nothing", title: "Copy", from: "nothing" });
    expect(missing.status).toBe(404);
  });

  it("keep what nobody has confirmed when they are duplicated", async () => {
    const id = await makePage(api(), "/marked", [
      { faq: { headline: "Questions", items: [{ question: "Who?", answer: "500 schools." }] } },
    ]);
    const { body: draft } = await api().get(`/api/pages/${id}/draft`);
    const [block] = draft.page.blocks;
    const path = ["faq", "items", block.faq.items[0].key, "answer"];
    const mark = { type: "annotate", key: block.key, path, text: "500 schools" };
    const batch = { baseRevision: draft.revision, clientId: "me", batchId: "1", operations: [mark] };
    expect((await api().post(`/api/pages/${id}/operations`, batch)).status).toBe(200);
    const copy = await api().post("/api/pages", { path: "/marked-copy", title: "Copy", from: id });
    const published = await api().post(`/api/pages/${copy.body.id}/publish`);
    expect(published.body.error.problems).toMatchObject([{ code: "UNCONFIRMED_FACT" }]);
  });

  it("are found by title and path, letter for letter, and listed a few at a time", async () => {
    await api().post("/api/pages", { path: "/findable", title: "Ünïque 100% title" });
    const found = async (search: string) =>
      (await api().get(`/api/pages?search=${encodeURIComponent(search)}`)).body.items.map(
        ({ path }: { path: string }) => path,
      );
    expect(await found("ÜNÏQUE")).toEqual(["/findable"]);
    expect(await found("0% t")).toEqual(["/findable"]);
    expect(await found("/findable")).toEqual(["/findable"]);
    expect(await found("%%")).toEqual([]);
    await api().post("/api/pages", { path: "/findable", locale: "es", title: "Hallable" });
    expect(await found("/es/findable")).toEqual(["/findable"]);
    expect(await found("http://localhost/findable/")).toEqual(["/findable", "/findable"]);
    await api().post("/api/pages", { path: "/essays", title: "Read" });
    await api().post("/api/pages", { path: "/read", title: "Either/essays" });
    expect((await found("/es")).toSorted()).toEqual(["/essays", "/findable"]);
    expect(await found("/essay")).toEqual(["/essays"]);
    const all: string[] = [];
    let cursor: string | undefined = "";
    while (cursor !== undefined) {
      const { body } = await api().get(`/api/pages?limit=3&cursor=${encodeURIComponent(cursor)}`);
      all.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe((await api().get("/api/pages?limit=200")).body.items.length);
  });

  it("leave a redirect where they were, follow the page wherever it goes, and never lead in a circle", async () => {
    const id = await makePage(api(), "/old-place", [HERO]);
    await api().post(`/api/pages/${id}/publish`);
    expect(await visit("/old-place")).toMatchObject({ status: 200 });
    expect(await api().patch(`/api/pages/${id}`, { path: "/new-place" })).toMatchObject({ status: 200 });
    expect(await visit("/old-place?utm=1")).toMatchObject({ status: 301, location: "/new-place?utm=1" });
    await api().patch(`/api/pages/${id}`, { path: "/third-place" });
    expect(await visit("/old-place")).toMatchObject({ status: 301, location: "/third-place" });
    await api().patch(`/api/pages/${id}`, { path: "/old-place" });
    expect(await visit("/old-place")).toMatchObject({ status: 200 });
    expect(await visit("/third-place")).toMatchObject({ status: 301, location: "/old-place" });
    const other = await makePage(api(), "/third-place", [HERO]);
    await api().post(`/api/pages/${other}/publish`);
    expect(await visit("/third-place")).toMatchObject({ status: 200 });
  });

  it("keep their redirect from a path that a draft takes for a while, unseen by visitors", async () => {
    const id = await makePage(api(), "/first-address", [HERO]);
    await api().post(`/api/pages/${id}/publish`);
    await api().patch(`/api/pages/${id}`, { path: "/second-address" });
    const draft = await makePage(api(), "/first-address", [HERO]);
    expect(await visit("/first-address")).toMatchObject({ status: 301, location: "/second-address" });
    await api().patch(`/api/pages/${draft}`, { path: "/elsewhere" });
    await api().patch(`/api/pages/${draft}`, { path: "/first-address" });
    expect(await visit("/first-address")).toMatchObject({ status: 301, location: "/second-address" });
    await api().post(`/api/pages/${draft}/publish`);
    expect(await visit("/first-address")).toMatchObject({ status: 200 });
    await api().patch(`/api/pages/${draft}`, { path: "/elsewhere" });
    expect(await visit("/first-address")).toMatchObject({ status: 301, location: "/elsewhere" });
  });

  it("leave the redirect in every language in which visitors saw them", async () => {
    const id = await makePage(api(), "/seen-in-all", [HERO]);
    await api().post(`/api/pages/${id}/publish`);
    expect(await visit("/es/seen-in-all")).toMatchObject({ status: 200 });
    await api().patch(`/api/pages/${id}`, { path: "/moved-in-all" });
    expect(await visit("/es/seen-in-all")).toMatchObject({ status: 301, location: "/es/moved-in-all" });
    expect(await visit("/es/moved-in-all")).toMatchObject({ status: 200 });
  });

  it("lead on without anyone remembering it: who did would go in a circle once the page is back", async () => {
    const id = await makePage(api(), "/there", [HERO]);
    await api().post(`/api/pages/${id}/publish`);
    await api().patch(`/api/pages/${id}`, { path: "/and-back" });
    const { status, headers } = await site().request("/there");
    expect(status).toBe(301);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=0, must-revalidate");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("keep the values of an address when a page with parameters moves", async () => {
    const id = await makePage(api(), "/people/:id1/notes/:id2", [HERO]);
    await api().post(`/api/pages/${id}/publish`);
    await api().patch(`/api/pages/${id}`, { path: "/notes/:id2/of/:id1" });
    expect(await visit("/people/ann/notes/a%20b")).toMatchObject({ status: 301, location: "/notes/a%20b/of/ann" });
  });

  it("leave no redirect to a path whose parameters the old address has no values for", async () => {
    const id = await makePage(api(), "/all-people", [HERO]);
    await api().post(`/api/pages/${id}/publish`);
    await api().patch(`/api/pages/${id}`, { path: "/each/:id1" });
    expect(await visit("/all-people")).toMatchObject({ status: 404 });
    expect(await visit("/each/ann")).toMatchObject({ status: 200 });
    await api().patch(`/api/pages/${id}`, { path: "/everyone" });
    expect(await visit("/all-people")).toMatchObject({ status: 301, location: "/everyone" });
    expect(await visit("/each/ann")).toMatchObject({ status: 301, location: "/everyone" });
  });

  it("change their name alone, and refuse a path that is taken", async () => {
    const id = await makePage(api(), "/named", []);
    await api().patch(`/api/pages/${id}`, { title: "Renamed" });
    expect((await api().get(`/api/pages/${id}`)).body).toMatchObject({ title: "Renamed", path: "/named" });
    expect((await api().patch(`/api/pages/${id}`, { path: "/" })).body.error.code).toBe("PATH_TAKEN");
    for (const title of [" ", "\u202E"]) expect((await api().patch(`/api/pages/${id}`, { title })).status).toBe(422);
    await api().patch(`/api/pages/${id}`, { title: "\u202EPrices\u202C of\n2026" });
    expect((await api().get(`/api/pages/${id}`)).body.title).toBe("Prices of 2026");
    expect((await api().patch("/api/pages/nothing", { title: "x" })).status).toBe(404);
  });

  it.each([
    [{ heading: { headline: 7 } }, ["heading", "headline"], "This has to be text, not a number"],
    [{ faq: { items: [{ question: [] }] } }, ["faq", "items", "0", "question"], "This has to be text, not a list"],
    [
      { faq: { style: "odd" } },
      ["faq", "style"],
      'This has to be one of "simple", "modern", "cards", "numbered", "topics", "contact"',
    ],
    [{ faq: 7 }, ["faq"], "Content is an object"],
    [{ faq: {}, hero: {} }, ["hero"], "A block has one key naming its type"],
    [JSON.parse('{"faq":{"__proto__":{}}}'), ["faq", "__proto__"], "A name can’t be __proto__"],
    [7, [], "This has to be an object, not a number"],
  ])("say in plain words what is wrong with %j, and where", async (block, path, message) => {
    const { status, body } = await api().post("/api/pages", { path: "/wrong", title: "Wrong", blocks: [block] });
    expect({ status, ...body.error }).toMatchObject({ status: 422, message, path: ["blocks", "0", ...path] });
  });

  it("vanish when they are archived and come back as they were", async () => {
    const id = await makePage(api(), "/archived", [HERO]);
    await api().post(`/api/pages/${id}/publish`);
    expect((await visit("/archived")).status).toBe(200);
    const preview = await api().post(`/api/pages/${id}/previews`, {});
    const shown = new URL(preview.body.url).pathname;
    expect((await visit(shown)).status).toBe(200);
    await api().post(`/api/pages/${id}/archive`);
    expect((await visit("/archived")).status).toBe(404);
    expect((await visit(shown)).status).toBe(404);
    const another = await api().post(`/api/pages/${id}/previews`, {});
    expect([another.status, another.body.error?.code]).toEqual([409, "PAGE_ARCHIVED"]);
    expect((await api().get("/api/pages?search=/archived")).body.items).toEqual([]);
    expect((await api().get("/api/pages?status=archived")).body.items).toMatchObject([{ id, status: "archived" }]);
    expect((await api().post(`/api/pages/${id}/publish`)).status).toBe(409);
    const taken = await api().post("/api/pages", { path: "/archived", title: "x" });
    expect(taken.body.error.message).toMatch(/archived/);
    await api().post(`/api/pages/${id}/unarchive`);
    expect((await visit("/archived")).status).toBe(200);
  });

  it("say how their draft compares with what visitors see", async () => {
    const id = await makePage(api(), "/status", [HERO]);
    const status = async () => (await api().get(`/api/pages/${id}`)).body.status;
    expect(await status()).toBe("draft");
    await api().post(`/api/pages/${id}/publish`);
    expect(await status()).toBe("published");
    const change = { baseRevision: 1, clientId: "c", batchId: "b" };
    const operations = [{ type: "setMeta", name: "description", value: "New" }];
    await api().post(`/api/pages/${id}/operations`, { ...change, operations });
    expect(await status()).toBe("changed");
    expect((await api().get("/api/pages?status=changed")).body.items).toMatchObject([{ id, updatedBy: "The editor" }]);
    await api().post(`/api/pages/${id}/unpublish`);
    expect(await status()).toBe("draft");
  });
});
