import { describe, expect, it } from "vitest";
import { makePage, makePost } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const hero = (headline: string) => ({ hero: { style: "text", headline } });

describe.each(engines)("versions on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  let batches = 0;

  const visit = async (path: string) => (await site().request(path)).text();
  const draftOf = async (id: string) => (await api().get(`/api/pages/${id}/draft`)).body;
  const send = (id: string, baseRevision: number, operations: unknown[]) =>
    api().post(`/api/pages/${id}/operations`, {
      baseRevision,
      clientId: "me",
      batchId: `b${(batches += 1)}`,
      operations,
    });
  async function setHeadline(id: string, headline: string) {
    const { revision, page } = await draftOf(id);
    await send(id, revision, [{ type: "set", key: page.blocks[0].key, path: ["hero", "headline"], value: headline }]);
  }

  it("show visitors what was published, and no key of a draft", async () => {
    const id = await makePage(api(), "/shown", [hero("First words")]);
    const published = await api().post(`/api/pages/${id}/publish`, { revision: 1 });
    expect(published).toMatchObject({ status: 200, body: { versionId: expect.any(String), revision: 1 } });
    expect(await visit("/shown")).toContain("First words");
    await setHeadline(id, "Second words");
    expect(await visit("/shown")).toContain("First words");
    const { page } = await draftOf(id);
    expect(await visit("/shown")).not.toContain(page.blocks[0].key);
    await api().post(`/api/pages/${id}/publish`);
    expect(await visit("/shown")).toContain("Second words");
  });

  it("refuse a draft that has moved on, and publish one that has not only once", async () => {
    const id = await makePage(api(), "/moved-on", [hero("a")]);
    await setHeadline(id, "b");
    const moved = await api().post(`/api/pages/${id}/publish`, { revision: 1 });
    expect([moved.status, moved.body.error.code]).toEqual([409, "DRAFT_MOVED"]);
    const first = await api().post(`/api/pages/${id}/publish`, { revision: 2 });
    const second = await api().post(`/api/pages/${id}/publish`);
    expect(second.body).toEqual(first.body);
    expect((await api().post("/api/pages/nothing/publish")).status).toBe(404);
    for (const list of ["versions", "previews"]) {
      expect((await api().get(`/api/pages/nothing/${list}`)).status).toBe(404);
    }
  });

  it("are reviewed before they are published: what changes, what is wrong, and who changed what", async () => {
    const id = await makePage(api(), "/reviewed", [hero("One two three"), { faq: { headline: "Questions" } }]);
    const review = async () => (await api().get(`/api/pages/${id}/review`)).body;
    const first = await review();
    expect(first).toMatchObject({ revision: 1, changes: [], outline: [{ label: "Hero" }, { label: "FAQ" }] });
    expect(first.published).toBeUndefined();
    expect(first.contributions).toMatchObject([{ author: "The editor", labels: ["Page", "Hero", "FAQ"] }]);
    expect(first.errors.map(({ path }: { path: string[] }) => path)).toEqual([["faq", "items"]]);
    const { page } = await draftOf(id);
    await send(id, 1, [{ type: "remove", key: page.blocks[1].key }]);
    const { body } = await api().post(`/api/pages/${id}/publish`, { revision: 2 });
    await setHeadline(id, "One four three");
    await send(id, 3, [{ type: "setMeta", name: "description", value: "New" }]);
    await send(id, 4, [
      { type: "annotate", key: "", path: ["metaTags", "description"], text: "New", kind: "confirmed" },
    ]);
    const second = await review();
    expect(second).toMatchObject({
      revision: 5,
      published: { id: body.versionId, revision: 2, author: "The editor", publishedAt: expect.stringMatching(/Z$/) },
      changes: [
        { label: "Page", field: "Description", before: null, after: "New" },
        { label: "Hero", field: "Headline", before: "One two three", after: "One four three" },
      ],
      errors: [],
    });
    expect(second.outline).toBeUndefined();
    expect(second.contributions).toEqual([
      { author: "The editor", labels: ["Hero", "Page"], clientId: "me", revision: 4, at: expect.stringMatching(/Z$/) },
    ]);
    expect((await api().get("/api/pages/nothing/review")).status).toBe(404);
  });

  it("name a post's data as its panel does, in reviews, histories and contributions", async () => {
    const id = await makePost(api(), "/named/post");
    await api().post(`/api/pages/${id}/publish`);
    await send(id, (await draftOf(id)).revision, [{ type: "setMeta", name: "article:tag", value: "Families" }]);
    const changes = [{ label: "Post details", field: "Tags", after: "Families" }];
    const review = (await api().get(`/api/pages/${id}/review`)).body;
    expect(review).toMatchObject({ changes, contributions: [{ labels: ["Post details"] }] });
    await api().post(`/api/pages/${id}/publish`);
    const [version, first] = (await api().get(`/api/pages/${id}/versions`)).body.items;
    expect(version.summary).toBe("Post details changed");
    const compared = await api().get(`/api/pages/${id}/versions/${version.id}/changes?from=${first.id}`);
    expect(compared.body).toMatchObject({ changes });
  });

  it("say of sample copy that it is the template's, until it is confirmed or changed", async () => {
    const made = await api().post("/api/pages", { path: "/sampled", title: "Sampled", template: "landing" });
    const { id } = made.body;
    const samples = async () => {
      const { warnings } = (await api().get(`/api/pages/${id}/problems`)).body;
      return warnings
        .filter(({ code }: { code: string }) => code.startsWith("SAMPLE_"))
        .map(({ path }: { path: string[] }) => path.join("."));
    };
    expect(await samples()).toEqual(expect.arrayContaining(["metaTags.description", "hero.imageAlt", "hero.image"]));
    const { page } = await draftOf(id);
    const { key } = page.blocks.find((block: object) => "hero" in block);
    const description = page.metaTags.find(({ name }: { name: string }) => name === "description").value;
    const mark = { type: "annotate", kind: "confirmed" };
    const answer = await send(id, 1, [
      { ...mark, key: "", path: ["metaTags", "description"], text: description },
      { ...mark, key, path: ["hero", "image"], text: "/landing/hero/report.svg" },
      { type: "set", key, path: ["hero", "imageAlt"], value: "What we show" },
    ]);
    expect(answer.status).toBe(200);
    const left = await samples();
    for (const path of ["metaTags.description", "hero.imageAlt", "hero.image"]) expect(left).not.toContain(path);
    expect(left).toContain("hero.headline");
    expect((await api().post(`/api/pages/${id}/publish`)).status).toBe(200);
    expect(await visit("/sampled")).not.toContain("confirmed");
    const wrong = await send(id, 2, [{ ...mark, key: "", path: ["metaTags", "no name"], text: "x" }]);
    expect(wrong.status).toBe(422);
  });

  it("refuse what visitors must not get, with every problem and its place", async () => {
    const id = await makePage(api(), "/unfinished", [
      { ...hero(""), id: "same" },
      { ...hero("b"), id: "same" },
    ]);
    const refused = await api().post(`/api/pages/${id}/publish`);
    expect([refused.status, refused.body.error.code]).toEqual([422, "NOT_PUBLISHABLE"]);
    const { page } = await draftOf(id);
    const problem = { code: expect.any(String), message: expect.any(String), path: expect.any(Array) };
    expect(refused.body.error.problems).toContainEqual(
      expect.objectContaining({ ...problem, key: page.blocks[0].key }),
    );
    expect((await site().request("/unfinished")).status).toBe(404);
  });

  it("are listed with author, time and what changed, the last first", async () => {
    const id = await makePage(api(), "/history", [hero("a")]);
    await api().post(`/api/pages/${id}/publish`);
    await setHeadline(id, "b");
    await api().post(`/api/pages/${id}/publish`);
    const { body } = await api().get(`/api/pages/${id}/versions`);
    expect(body.items).toMatchObject([
      { revision: 2, author: "The editor", isCurrent: true, summary: expect.stringContaining("Hero") },
      { revision: 1, author: "The editor", isCurrent: false },
    ]);
    const [second, first] = body.items;
    const page = await api().get(`/api/pages/${id}/versions?limit=1`);
    expect(page.body.nextCursor).toBe(second.id);
    expect((await api().get(`/api/pages/${id}/versions?cursor=${second.id}`)).body.items).toMatchObject([
      { id: first.id },
    ]);
    const changes = await api().get(`/api/pages/${id}/versions/${second.id}/changes?from=${first.id}`);
    expect(changes.body.changes).toMatchObject([{ kind: "changed", before: "a", after: "b" }]);
    expect((await api().get(`/api/pages/${id}/versions/nothing/changes`)).status).toBe(404);
  });

  it("are brought back as operations, which others' clients can follow", async () => {
    const id = await makePage(api(), "/restored", [
      hero("a"),
      { faq: { headline: "Questions", items: [{ question: "q", answer: "a" }] } },
    ]);
    const { body: first } = await api().post(`/api/pages/${id}/publish`);
    await setHeadline(id, "b");
    const { page } = await draftOf(id);
    await send(id, 2, [{ type: "remove", key: page.blocks[1].key }]);
    const restored = await api().post(`/api/pages/${id}/restore`, { versionId: first.versionId });
    expect(restored).toMatchObject({ status: 200, body: { revision: 4, conflicts: [] } });
    expect(restored.body.operations.length).toBeGreaterThan(0);
    const after = await draftOf(id);
    expect(after.page.blocks[0]).toEqual({ ...page.blocks[0], hero: { style: "text", headline: "a" } });
    expect(after.page.blocks[1].faq.items[0].question).toBe("q");
    expect((await api().post(`/api/pages/${id}/restore`, { versionId: "nothing" })).status).toBe(404);
  });

  it("take blocks.json in, in place of what is there or behind it, and refuse it whole when one block is wrong", async () => {
    const id = await makePage(api(), "/imported", [hero("a")]);
    const [key] = (await draftOf(id)).page.blocks.map((block: { key: string }) => block.key);
    const appended = await api().post(`/api/pages/${id}/import`, { blocks: [hero("b")], mode: "append" });
    expect(appended).toMatchObject({ status: 200, body: { revision: 2 } });
    const replaced = await api().post(`/api/pages/${id}/import`, { blocks: [hero("a")] });
    expect(replaced.body.operations).toMatchObject([{ type: "remove" }]);
    expect((await draftOf(id)).page.blocks).toMatchObject([{ key, hero: { headline: "a" } }]);
    const wrong = await api().post(`/api/pages/${id}/import`, { blocks: [hero("ok"), {}] });
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { path: ["blocks", "1"], message: "Invalid block type" } },
    });
    expect((await draftOf(id)).revision).toBe(3);
  });

  it("are imported once with one id, and refused for a draft that is past the named revision", async () => {
    const id = await makePage(api(), "/undone", [hero("a")]);
    const restore = { id: "01939c00-0000-7000-8000-000000000001", blocks: [hero("b")], revision: 1 };
    expect((await api().post(`/api/pages/${id}/import`, restore)).body.revision).toBe(2);
    const again = await api().post(`/api/pages/${id}/import`, restore);
    expect(again).toMatchObject({ status: 200, body: { revision: 2 } });
    const late = await api().post(`/api/pages/${id}/import`, { blocks: [hero("c")], revision: 1 });
    expect([late.status, late.body.error.code]).toEqual([409, "DRAFT_MOVED"]);
    expect((await draftOf(id)).page.blocks).toMatchObject([hero("b")]);
  });

  it("are taken off the site and put back", async () => {
    const id = await makePage(api(), "/off", [hero("a")]);
    await api().post(`/api/pages/${id}/publish`);
    await api().post(`/api/pages/${id}/unpublish`);
    expect((await site().request("/off")).status).toBe(404);
    await api().post(`/api/pages/${id}/publish`);
    expect((await site().request("/off")).status).toBe(200);
  });

  it("show a draft to anyone with its link, until it is revoked, expires, or was forged", async () => {
    const id = await makePage(api(), "/secret-draft", [hero("Not yet public")]);
    const { body } = await api().post(`/api/pages/${id}/previews`, {});
    const path = new URL(body.url).pathname;
    const shown = await site().request(path);
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    const html = await shown.text();
    expect(html).toContain("Not yet public");
    expect(html).toContain("noindex");
    expect((await site().request(`${path.slice(0, -2)}xx`)).status).toBe(404);
    expect((await api().get(`/api/pages/${id}/previews`)).body.items).toMatchObject([{ id: body.id }]);
    await api().remove(`/api/previews/${body.id}`);
    expect((await site().request(path)).status).toBe(404);
    expect((await api().remove(`/api/previews/${body.id}`)).status).toBe(404);
    const short = await api().post(`/api/pages/${id}/previews`, { hours: 1 });
    const past = new Date(Date.now() - 1000).toISOString();
    await site().services.database.db.updateTable("page_previews").set({ expires_at: past }).execute();
    expect((await site().request(new URL(short.body.url).pathname)).status).toBe(404);
  });

  it("keep the shared header and footer on the site: they are no page that could be taken off it", async () => {
    const { body: frame } = await api().get("/api/shared-blocks");
    expect(await api().post(`/api/pages/${frame.id}/unpublish`)).toMatchObject({ status: 404 });
    expect((await api().get(`/api/pages/${frame.id}/versions`)).body.items[0]).toMatchObject({ isCurrent: true });
  });

  it("of the shared header reach every page that uses it, also pages that visitors have asked for", async () => {
    const id = await makePage(api(), "/with-frame", [{ header: { shared: true } }, hero("a")]);
    await api().post(`/api/pages/${id}/publish`);
    expect(await visit("/with-frame")).not.toContain("Brand new link");
    const { body: frame } = await api().get("/api/shared-blocks");
    const { revision, page } = await draftOf(frame.id);
    const header = page.blocks.find((block: object) => "header" in block);
    const link = { title: "Brand new link", path: "#faq" };
    await send(frame.id, revision, [{ type: "set", key: header.key, path: ["header", "links"], value: [link] }]);
    expect(await visit("/with-frame")).not.toContain("Brand new link");
    expect((await api().post(`/api/pages/${frame.id}/publish`)).status).toBe(200);
    expect(await visit("/with-frame")).toMatch(/href="\/#faq"[^>]*>Brand new link|Brand new link/);
    expect(await visit("/")).toContain("Brand new link");
    expect((await api().post(`/api/pages/${frame.id}/archive`)).status).toBe(404);
    expect((await api().patch(`/api/pages/${frame.id}`, { path: "/x" })).status).toBe(404);
  });
});
