import { describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { readEvents } from "../event-reader.ts";
import { siteAndApiFor } from "../site-for.ts";

const hero = (headline: string) => ({ hero: { style: "text", headline } });

describe.each(engines)("what the screens of a page ask for on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);

  it("shows the draft only to people who are signed in, as visitors would see it", async () => {
    const id = await makePage(api(), "/view-draft", [hero("Only a draft")]);
    const shown = await api().get(`/api/pages/${id}/preview`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("cache-control")).toContain("no-store");
    expect(shown.body).toContain("Only a draft");
    expect((await site().request(`/api/pages/${id}/preview`)).status).toBe(401);
    expect((await api().get("/api/pages/nothing/preview")).status).toBe(404);
  });

  it("gives the blocks as the file blocks.json, without keys", async () => {
    const id = await makePage(api(), "/view-file", [hero("a"), { faq: { items: [{ question: "q", answer: "a" }] } }]);
    const file = await api().get(`/api/pages/${id}/blocks.json`);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="blocks.json"');
    const blocks = JSON.parse(file.body);
    expect(blocks).toMatchObject([hero("a"), { faq: { items: [{ question: "q" }] } }]);
    expect(file.body).not.toContain('"key"');
    const copy = await api().post("/api/pages", { path: "/view-file-2", title: "x", blocks });
    expect((await api().get(`/api/pages/${copy.body.id}/blocks.json`)).body).toBe(file.body);
  });

  it("lists the draft's blocks in words", async () => {
    const id = await makePage(api(), "/view-outline", [{ header: { shared: true } }, { ...hero("First"), id: "top" }]);
    const { body } = await api().get(`/api/pages/${id}/outline`);
    expect(body).toMatchObject({
      revision: 1,
      blocks: [{ label: "Header" }, { label: "Hero", style: "text", anchor: "top", words: "First" }],
    });
  });

  it("names what prevents publishing, and warns of links that lead nowhere", async () => {
    const blocks = [
      { hero: { style: "text" }, id: "same" },
      { ...hero("b"), id: "same" },
    ];
    const id = await makePage(api(), "/view-problems", blocks);
    const { body } = await api().get(`/api/pages/${id}/problems`);
    expect(body.revision).toBe(1);
    expect(body.errors).toContainEqual(expect.objectContaining({ message: expect.stringContaining("Hero") }));
    expect(body.warnings).toContainEqual(expect.objectContaining({ path: ["metaTags", "description"] }));
    const refused = await api().post(`/api/pages/${id}/publish`);
    expect(refused.body.error.problems).toEqual(body.errors);
  });

  it("says beforehand whether an address is free", async () => {
    const id = await makePage(api(), "/view-taken");
    const ask = async (query: string) => (await api().get(`/api/page-paths?path=${query}`)).body.problem;
    expect(await ask("/view-free")).toBeUndefined();
    expect(await ask("/view-taken")).toMatch(/Another page/);
    expect(await ask("/view-taken&locale=es")).toBeUndefined();
    expect(await ask(`/view-taken&page=${id}`)).toBeUndefined();
    expect(await ask("/admin/x")).toMatch(/belongs to the system/);
    expect(await ask("Upper")).toMatch(/begins with/);
    expect((await api().get("/api/pages?search=/view-free")).body.items).toEqual([]);
  });

  it("names the field when an address is refused", async () => {
    await makePage(api(), "/view-named");
    const refused = await api().post("/api/pages", { path: "/view-named", title: "x" });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: "PATH_TAKEN", path: ["path"] } } });
  });

  it("brings a page back on the site as visitors saw it, not as its draft is by now", async () => {
    const id = await makePage(api(), "/view-off", [hero("Published words")]);
    const { body: published } = await api().post(`/api/pages/${id}/publish`);
    await api().post(`/api/pages/${id}/import`, { blocks: [hero("Later words")] });
    const { body } = await api().post(`/api/pages/${id}/unpublish`);
    expect(body.versionId).toBe(published.versionId);
    expect(await api().post(`/api/pages/${id}/publish`, { versionId: body.versionId })).toMatchObject({ status: 200 });
    const html = await (await site().request("/view-off")).text();
    expect(html).toContain("Published words");
    expect(html).not.toContain("Later words");
    expect((await api().get(`/api/pages/${id}/versions`)).body.items).toHaveLength(1);
    const other = await makePage(api(), "/view-other", []);
    expect((await api().post(`/api/pages/${other}/publish`, { versionId: body.versionId })).status).toBe(404);
  });

  it("takes meta tags in with an import, which otherwise stay", async () => {
    const id = await makePage(api(), "/view-tags", [hero("a")]);
    const tags = async () => (await api().get(`/api/pages/${id}/draft`)).body.page.metaTags;
    await api().post(`/api/pages/${id}/import`, { blocks: [hero("b")] });
    expect(await tags()).toEqual([{ name: "title", value: "Page /view-tags" }]);
    const metaTags = [{ name: "description", value: "d" }];
    await api().post(`/api/pages/${id}/import`, { blocks: [hero("b")], metaTags });
    expect(await tags()).toEqual(metaTags);
  });

  it("gives a copy its own title, and never the original's canonical address", async () => {
    const id = await makePage(api(), "/view-original", [hero("a")]);
    const metaTags = [
      { name: "title", value: "Original" },
      { name: "canonical", value: "/view-original" },
      { name: "description", value: "d" },
    ];
    await api().post(`/api/pages/${id}/import`, { blocks: [hero("a")], metaTags });
    const copy = await api().post("/api/pages", { path: "/view-copy", title: "Copy", from: id });
    expect((await api().get(`/api/pages/${copy.body.id}/draft`)).body.page.metaTags).toEqual([
      { name: "description", value: "d" },
      { name: "title", value: "Copy" },
    ]);
  });

  it("tells who has a page open that its name, place or status changed", async () => {
    const id = await makePage(api(), "/view-told", [hero("a")]);
    const events = readEvents(await site().request(`/api/events?pages=${id}`, { headers: api().headers }));
    const path = `/api/pages/${id}`;
    const changes = [
      () => api().post(`${path}/publish`),
      () => api().patch(path, { title: "Renamed" }),
      () => api().post(`${path}/unpublish`),
      () => api().post(`${path}/archive`),
      () => api().post(`${path}/unarchive`),
    ];
    for (const change of changes) {
      expect((await change()).status).toBe(200);
      expect(await events.take("page")).toEqual({ pageId: id });
    }
    await events.close();
  });
});
