import { describe, expect, it } from "vitest";
import { makePage, makePost } from "../api-client.ts";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("posts on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);

  const visit = async (path: string) => {
    const answer = await site().request(path);
    return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
  };
  const publish = async (id: string) => expect((await api().post(`/api/pages/${id}/publish`)).status).toBe(200);
  async function publishPost(path: string, tags: Record<string, string> = {}): Promise<string> {
    const id = await makePost(api(), path, tags);
    await publish(id);
    return id;
  }
  /** The titles that a list shows, top to bottom. */
  async function titlesAt(address: string, selector = ".blog-list a"): Promise<string[]> {
    return queryHtml((await visit(address)).html).texts(selector);
  }

  it("are listed apart from pages, with what their meta tags say", async () => {
    const tags = {
      author: "Ines",
      "article:tag": "Families, Safety, families",
      "article:published_time": "2026-03-04",
    };
    const id = await makePost(api(), "/listed/one", tags);
    const page = await makePage(api(), "/listed");
    const ids = async (query: string) =>
      (await api().get(`/api/pages${query}`)).body.items.map((one: { id: string }) => one.id);
    expect(await ids("?kind=post")).toContain(id);
    expect(await ids("?kind=post")).not.toContain(page);
    expect(await ids("")).toContain(page);
    expect(await ids("")).not.toContain(id);
    expect(await ids("?kind=post&author=Ines&tag=FAMILIES")).toEqual([id]);
    expect(await ids("?kind=post&tag=other")).toEqual([]);
    expect((await api().get(`/api/pages/${id}`)).body).toMatchObject({
      kind: "post",
      status: "draft",
      post: { author: "Ines", tags: ["families", "Safety"], date: "2026-03-04T00:00:00.000Z" },
    });
  });

  it("follow changes of their meta tags in the admin's list at once, and in public only once published", async () => {
    const id = await publishPost("/news/changed", { author: "Ines" });
    await makePage(api(), "/news", [{ blogPosts: { withAuthorName: true } }]).then(publish);
    const change = { type: "setMeta", name: "author", value: "Tom" };
    const batch = { baseRevision: 1, clientId: "me", batchId: "b", operations: [change] };
    await api().post(`/api/pages/${id}/operations`, batch);
    expect((await api().get(`/api/pages/${id}`)).body.post.author).toBe("Tom");
    expect((await visit("/news")).html).toContain("Ines");
    await publish(id);
    expect((await visit("/news")).html).toContain("Tom");
  });

  it("are shown inside the page that holds their blog's blogPost block, or else in a plain frame", async () => {
    await publishPost("/framed/hello", { description: "In short" });
    const plain = queryHtml((await visit("/framed/hello")).html);
    expect([plain.texts("h1"), plain.all("article .content-text").length]).toEqual([["Post /framed/hello"], 1]);
    const variables = { postSlug: { type: "param", param: "id1" } };
    const frame = [{ blogPost: { variables } }, { heading: { headline: "After the post" } }];
    await makePage(api(), "/framed/:id1", frame).then(publish);
    const { texts, all } = queryHtml((await visit("/framed/hello")).html);
    expect(texts("h1, h2")).toEqual(["Post /framed/hello", "After the post"]);
    expect(all("article .content-text")).toHaveLength(1);
    expect((await visit("/framed/nothing")).status).toBe(404);
  });

  it("are shown where a page names one, by its slug", async () => {
    await publishPost("/shown/by-name");
    const blogPost = { variables: { postSlug: { type: "query", query: "post" } } };
    await makePage(api(), "/any-post", [{ heading: { headline: "A post" } }, { blogPost }]).then(publish);
    expect((await visit("/any-post?post=by-name")).html).toContain("Text of /shown/by-name");
    expect((await visit("/any-post?post=nothing")).html).toContain("This post is not available");
  });

  it("show their author's present name and portrait, whichever name they were published with", async () => {
    const author = await api().post("/api/authors", { name: "Ines M.", avatar: "/landing/logo.svg" });
    await publishPost("/by/ines", { author: "Ines M." });
    expect((await visit("/by/ines")).html).toContain("Ines M.");
    await api().patch(`/api/authors/${author.body.id}`, { name: "Ines Morales" });
    const { html } = await visit("/by/ines");
    expect(html).toContain("Ines Morales");
    expect(queryHtml(html).all("article header img[src='/landing/logo.svg']")).toHaveLength(1);
  });

  it("redirect from their old slug, in lists and at their address", async () => {
    const id = await publishPost("/moved/old");
    await makePage(api(), "/moved", [{ blogPosts: {} }]).then(publish);
    await visit("/moved");
    await api().patch(`/api/pages/${id}`, { path: "/moved/new" });
    expect(await visit("/moved/old")).toMatchObject({ status: 301, location: "/moved/new" });
    expect(queryHtml((await visit("/moved")).html).values(".blog-list a", "href")).toEqual(["/moved/new"]);
  });

  it("are listed newest first, by page and by tag, and drop out when they are archived", async () => {
    await makePage(api(), "/many", [{ blogPosts: {} }]).then(publish);
    const ids: string[] = [];
    for (let day = 1; day <= 14; day += 1) {
      const date = `2026-01-${String(day).padStart(2, "0")}`;
      const tags = {
        "article:published_time": date,
        title: `Day ${day}`,
        "article:tag": day % 2 ? "Odd" : "Even days",
      };
      ids.push(await publishPost(`/many/day-${day}`, tags));
    }
    const first = await titlesAt("/many");
    expect([first.length, first[0]]).toEqual([12, "Day 14"]);
    expect(await titlesAt("/many?page=2")).toEqual(["Day 2", "Day 1"]);
    expect((await titlesAt("/many?tag=even%20days")).slice(0, 2)).toEqual(["Day 14", "Day 12"]);
    await api().post(`/api/pages/${ids[13]}/archive`);
    expect((await titlesAt("/many"))[0]).toBe("Day 13");
    await api().post(`/api/pages/${ids[13]}/unarchive`);
    expect((await titlesAt("/many"))[0]).toBe("Day 14");
  });

  it("lead on by page and tag, in the language of the address, and name the feeds of their blog", async () => {
    await makePage(api(), "/led", [{ blogPosts: { pageSize: "3", style: "cards" } }]).then(publish);
    for (const name of ["a", "b", "c", "d"])
      await publishPost(`/led/${name}`, { "article:tag": "Safe & sound, Other" });
    const { values, texts } = queryHtml((await visit("/es/led?tag=safe%20%26%20sound&utm_source=x")).html);
    expect(values("a[rel=next]", "href")).toEqual(["/es/led?tag=safe%20%26%20sound&page=2"]);
    expect(texts("[role=group] [aria-current]")).toEqual(["Safe & sound", "Página 1"]);
    expect(values("link[type='application/rss+xml']", "href")).toEqual(["/es/led/feed.xml"]);
    expect(await titlesAt("/led?tag=safe+%26+sound&page=2", ".post-card a")).toHaveLength(1);
    const post = queryHtml((await visit("/led/b")).html);
    expect(post.values("meta[property='article:tag']", "content")).toEqual(["Safe & sound", "Other"]);
    expect(post.values("meta[property='article:published_time']", "content")).toEqual([expect.stringMatching(/Z$/)]);
    expect(post.values("link[type='application/feed+json']", "href")).toEqual(["/led/feed.json"]);
    expect(post.values("a[rel=tag]", "href")).toEqual(["/led?tag=safe%20%26%20sound", "/led?tag=other"]);
  });

  it("have a title and an address of their own for each page of a list and each tag", async () => {
    const blocks = [{ blogPosts: { pageSize: "3", style: "list" } }];
    await makePage(api(), "/parts", blocks).then(publish);
    const made = await api().post("/api/pages", { path: "/parts", title: "Partes", locale: "es", blocks });
    await publish(made.body.id);
    for (const name of ["a", "b", "c", "d"]) await publishPost(`/parts/${name}`, { "article:tag": "Q & {tag} A" });
    const headAt = async (query: string, path = "/parts") => {
      const { values, texts } = queryHtml((await visit(path + query)).html);
      const [canonical, markdown] = ["[rel=canonical]", "[type='text/markdown']"].map((link) =>
        values(`link${link}`, "href"),
      );
      expect(values("meta[property='og:url']", "content")).toEqual(canonical);
      expect(values("meta[property='og:title']", "content")).toEqual(texts("title"));
      return [texts("title")[0], canonical?.[0], markdown?.[0], values("link[hreflang]", "hreflang").length];
    };
    const own = "https://example.org/parts";
    const first = ["Page /parts", own, "/parts.md", 3];
    for (const query of ["", "?page=1", "?page=x&utm_source=y", "?page=9", "?tag=nothing"]) {
      expect(await headAt(query)).toEqual(first);
    }
    expect(await headAt("?utm_source=y&page=2")).toEqual([
      "Page /parts, page 2",
      `${own}?page=2`,
      "/parts.md?page=2",
      0,
    ]);
    const tag = "?tag=q%20%26%20%7Btag%7D%20a";
    const tagged = ["Page /parts: Q & {tag} A, page 2", `${own}${tag}&page=2`, `/parts.md${tag}&page=2`, 0];
    expect(await headAt("?page=2&tag=q%20%26%20%7BTAG%7D++a")).toEqual(tagged);
    expect((await headAt(tag))[0]).toBe("Page /parts: Q & {tag} A");
    const spanish = "https://example.org/es/parts?page=2";
    expect(await headAt("?page=2", "/es/parts")).toEqual(["Partes, página 2", spanish, "/es/parts.md?page=2", 0]);
    const markdown = await site().request("/parts.md?page=2");
    expect(markdown.headers.get("link")).toBe(`<${own}?page=2>; rel="canonical"`);
    expect(await markdown.text()).toMatch(/^# Page \/parts, page 2\n/);
    // A list of another address, as in a frame, is no part of the page.
    expect((await headAt("?page=2", "/parts/a"))[1]).toBe(`${own}/a`);
  });

  it("come with a new site: three with their author, in their frame", async () => {
    expect(await titlesAt("/blog")).toHaveLength(3);
    const [address = ""] = queryHtml((await visit("/blog")).html).values(".blog-list a", "href");
    const { all, texts } = queryHtml((await visit(address)).html);
    expect(texts("article .post-author h2")).toEqual(["Written by Ruth Okafor"]);
    expect(all("main > [data-block-type=newsletter]")).toHaveLength(1);
  });

  it("show a draft in its frame in a preview", async () => {
    const id = await makePost(api(), "/preview/draft", { description: "Not published" });
    const { body } = await api().get(`/api/pages/${id}/preview`);
    expect(queryHtml(body).texts("h1")).toEqual(["Post /preview/draft"]);
    expect(body).toContain("Text of /preview/draft");
  });

  it("are listed in each language, or else in the default one", async () => {
    await publishPost("/both/hello", { title: "Hello" });
    await publishPost("/both/only-english", { title: "Only in English" });
    const hola = { kind: "post", path: "/both/hello", locale: "es", title: "Hola", blocks: [] };
    await publish((await api().post("/api/pages", hola)).body.id);
    await makePage(api(), "/both", [{ blogPosts: {} }]).then(publish);
    expect(await titlesAt("/both")).toEqual(["Only in English", "Hello"]);
    expect(await titlesAt("/es/both")).toEqual(["Hola", "Only in English"]);
  });

  it("are listed again once the database answers again", async () => {
    await makePage(api(), "/answers", [{ blogPosts: { style: "list" } }]).then(publish);
    await publishPost("/answers/one", { "article:tag": "Kept" });
    const { db } = site().services.database;
    await db.schema.alterTable("post_tags").renameTo("away").execute();
    // A page without posts asks for nothing but the tags.
    await visit("/answers?page=99");
    await db.schema.alterTable("away").renameTo("post_tags").execute();
    expect(await titlesAt("/answers")).toEqual(["Post /answers/one"]);
  });

  it("follow each other's changes in other languages", async () => {
    for (const name of ["a", "b", "c"]) await publishPost(`/tongues/${name}`);
    const beside = async () => queryHtml((await visit("/es/tongues/b")).html).texts("[rel=prev], [rel=next]");
    const [before, after] = ["Artículo anterior", "Artículo siguiente"];
    expect(await beside()).toEqual([`${before} Post /tongues/a`, `${after} Post /tongues/c`]);
    const spanish = { kind: "post", path: "/tongues/a", locale: "es", title: "Traducido", blocks: [] };
    await publish((await api().post("/api/pages", spanish)).body.id);
    expect(await beside()).toEqual([`${after} Post /tongues/c`]);
    const only = { ...spanish, path: "/tongues/solo", title: "Solo" };
    await publish((await api().post("/api/pages", only)).body.id);
    const afterOnly = async () => queryHtml((await visit("/es/tongues/solo")).html).texts("[rel=next]");
    expect(await afterOnly()).toEqual([]);
    await publishPost("/tongues/d");
    expect(await afterOnly()).toEqual([`${after} Post /tongues/d`]);
  });

  it("drop only the cached pages that show them", async () => {
    await makePage(api(), "/kept", [{ blogPosts: {} }]).then(publish);
    for (let day = 1; day <= 7; day += 1) {
      await publishPost(`/kept/${day}`, {
        "article:published_time": `2026-02-0${day}`,
        title: `${"abcdefg"[day - 1]} ${day}`,
      });
    }
    const addresses = ["/kept", ...[1, 2, 3, 4, 5, 6, 7].map((day) => `/kept/${day}`)];
    for (const address of addresses) await visit(address);
    const isCached = (path: string) =>
      site().services.cache.get({ path, locale: "en", search: "" }, Date.now()) !== undefined;
    const id = await makePost(api(), "/kept/new", { "article:published_time": "2026-02-04T12:00:00Z", title: "new" });
    await publish(id);
    expect(addresses.filter((address) => !isCached(address))).toEqual(["/kept", "/kept/4", "/kept/5"]);
  });
});
