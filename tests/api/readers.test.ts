import { parseRssFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { makePage, makePost } from "../api-client.ts";
import { engines } from "../databases.ts";
import { jsonFeedSchema } from "../json-feed.ts";
import { queryHtml } from "../query-html.ts";
import { readRss } from "../rss.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("what tools and agents read on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await site().request(path, { headers });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, type: answer.headers.get("content-type"), text };
  };
  const publish = async (id: string) => expect((await api().post(`/api/pages/${id}/publish`)).status).toBe(200);
  const content = (text: string) => ({ content: { style: "simple", content: text } });
  async function publishPage(path: string, ...blocks: unknown[]): Promise<string> {
    const id = await makePage(api(), path, blocks);
    await publish(id);
    return id;
  }
  async function publishPost(path: string, tags: Record<string, string> = {}): Promise<string> {
    const id = await makePost(api(), path, tags);
    await publish(id);
    return id;
  }

  it("is a page's Markdown, at an address that the page names and where a request prefers it", async () => {
    await publishPage("/plain", content("Some *words*"));
    const named = await get("/plain.md");
    expect(named).toMatchObject({ status: 200, type: "text/markdown; charset=utf-8" });
    expect(named.text).toBe("# Page /plain\n\nSome *words*\n");
    expect(named.headers.get("link")).toBe('<https://example.org/plain>; rel="canonical"');
    const asked = await get("/plain", { accept: "text/markdown, text/html;q=0.9" });
    expect([asked.type, asked.text, asked.headers.get("vary")]).toEqual([
      named.type,
      named.text,
      "Accept, Accept-Encoding",
    ]);
    const html = await get("/plain", { accept: "text/html, text/markdown" });
    expect([html.type, html.headers.get("vary")]).toEqual(["text/html; charset=utf-8", "Accept, Accept-Encoding"]);
    expect(queryHtml(html.text).values('link[rel=alternate][type="text/markdown"]', "href")).toEqual(["/plain.md"]);
    expect(queryHtml((await get("/es")).text).values('link[type="text/markdown"]', "href")).toEqual(["/es/index.md"]);
  });

  it("keeps Markdown in the page cache: unchanged bytes, an ETag, compressed, dropped with the page", async () => {
    const id = await publishPage("/cached", content("Before ".repeat(100)));
    const first = await get("/cached.md", { "accept-encoding": "gzip" });
    expect(first.headers.get("content-encoding")).toBe("gzip");
    expect(first.headers.get("set-cookie")).toBeNull();
    const etag = first.headers.get("etag") ?? "";
    expect((await get("/cached.md", { "if-none-match": etag })).status).toBe(304);
    expect((await get("/cached", { "if-none-match": etag })).status).toBe(200);
    const change = { type: "setMeta", name: "description", value: "After" };
    await api().post(`/api/pages/${id}/operations`, {
      baseRevision: 1,
      clientId: "me",
      batchId: "b",
      operations: [change],
    });
    await publish(id);
    expect((await get("/cached.md", { "if-none-match": etag })).text).toContain("> After");
  });

  it("finds home, other languages and moved pages; a page whose own path ends in .md comes first", async () => {
    expect((await get("/index.md")).text).toContain("# A report for every student");
    expect((await get("/es/index.md")).text).toContain("](/es#");
    await publishPage("/notes", content("The notes"));
    const id = await publishPage("/notes.md", content("A file"));
    expect(await get("/notes.md")).toMatchObject({ type: "text/html; charset=utf-8" });
    expect((await get("/notes.md.md")).text).toContain("A file");
    await api().post(`/api/pages/${id}/archive`);
    expect((await get("/notes.md")).text).toContain("The notes");
    await publishPage("/things/:id1", content("A thing"));
    expect((await get("/things/one.md")).text).toContain("A thing");
    const moved = await publishPage("/from", content("Moved"));
    await api().patch(`/api/pages/${moved}`, { path: "/to" });
    const redirect = await get("/from.md");
    expect([redirect.status, redirect.headers.get("location")]).toEqual([301, "/to.md"]);
    expect((await get("/nothing.md")).status).toBe(404);
    expect((await get("/nothing", { accept: "text/markdown" })).status).toBe(404);
  });

  it("is a post without the frame around it", async () => {
    const tags = { author: "Ines", "article:tag": "Families, Safety", "article:published_time": "2026-03-04" };
    await publishPost("/framed/one", tags);
    await publishPage(
      "/framed/:id1",
      { heading: { headline: "Around" } },
      {
        blogPost: { variables: { postSlug: { type: "param", param: "id1" } } },
      },
    );
    expect((await get("/framed/one.md")).text).toBe(
      "# Post /framed/one\n\nInes · March 4, 2026 · Families, Safety\n\nText of /framed/one\n",
    );
  });

  it("lists pages and posts for language models, and follows their changes", async () => {
    await publishPage("/listed", content("a"));
    await publishPage("/listed/:id1", content("a"));
    const id = await publishPost("/listing/post", { title: "A [post]", description: "In short" });
    const { text, type, headers } = await get("/llms.txt");
    expect(type).toBe("text/plain; charset=utf-8");
    expect(headers.get("etag")).toBeTruthy();
    expect(text).toMatch(/^# Reportwell\n\n(?:> .*\n\n)?## Pages\n\n- /);
    expect(text).toContain("- [Page /listed](https://example.org/listed.md)\n");
    expect(text).toMatch(
      /## Posts\n[^#]*- \[A \\\[post\\\]\]\(https:\/\/example\.org\/listing\/post\.md\): In short\n/,
    );
    expect(text).not.toContain(":id1");
    await api().post(`/api/pages/${id}/archive`);
    expect((await get("/llms.txt")).text).not.toContain("A \\[post]");
    const refused = await api().post("/api/pages", { path: "/llms.txt", title: "a", blocks: [] });
    expect([refused.status, refused.body.error.code]).toEqual([422, "PATH_RESERVED"]);
  });

  it("is a valid RSS feed and a valid JSON Feed with full text", async () => {
    const hostile = { title: "A <b> & ]]> \u0008 title", description: "5 < 6 & ]]>", "article:tag": "R & D, <i>" };
    const id = await publishPost("/feed/one", { ...hostile, author: "Ines & Co", "og:image": "/landing/share.png" });
    await publishPost("/feed/two", { "article:published_time": "2026-03-04" });
    const rss = await get("/feed/feed.xml");
    expect(rss.type).toBe("application/rss+xml; charset=utf-8");
    const channel = readRss(rss.text);
    const [first, second] = channel.item;
    expect(channel["atom:link"]["@href"]).toBe("https://example.org/feed/feed.xml");
    expect(first).toMatchObject({
      title: "A <b> & ]]>  title".replace("  ", " "),
      link: "https://example.org/feed/one",
      description: "5 &lt; 6 &amp; ]]&gt;",
      guid: { "#text": `urn:uuid:${id}` },
      category: expect.arrayContaining(["R & D", "<i>"]),
      "dc:creator": "Ines & Co",
      "content:encoded": "<p>Text of /feed/one</p>",
      "media:content": { "@url": "https://example.org/landing/share.png" },
    });
    expect(second?.pubDate).toBe("Wed, 04 Mar 2026 00:00:00 GMT");
    expect(parseRssFeed(rss.text).items).toHaveLength(2);
    const json = await get("/feed/feed.json");
    expect(json.type).toBe("application/feed+json; charset=utf-8");
    const feed = jsonFeedSchema.parse(JSON.parse(json.text));
    expect(feed.feed_url).toBe("https://example.org/feed/feed.json");
    expect(feed.items[0]).toMatchObject({
      id: `urn:uuid:${id}`,
      url: "https://example.org/feed/one",
      content_html: "<p>Text of /feed/one</p>",
      authors: [{ name: "Ines & Co" }],
    });
  });

  it("keeps a post's id when its address changes, and drops the feed with any change of its posts", async () => {
    const id = await publishPost("/stable/old");
    const etag = (await get("/stable/feed.xml")).headers.get("etag") ?? "";
    expect((await get("/stable/feed.xml", { "if-none-match": etag })).status).toBe(304);
    await api().patch(`/api/pages/${id}`, { path: "/stable/new" });
    const [item] = readRss((await get("/stable/feed.xml", { "if-none-match": etag })).text).item;
    expect([item?.link, item?.guid["#text"]]).toEqual(["https://example.org/stable/new", `urn:uuid:${id}`]);
  });

  it("names a post's author as they are called now", async () => {
    const author = { name: "Ada Byron", link: "https://ada.example/", avatar: "/landing/avatars/funmi.svg" };
    const made = await api().post("/api/authors", author);
    expect(made.status).toBe(201);
    await publishPost("/by/one", { author: "ada byron" });
    const authors = async () => jsonFeedSchema.parse(JSON.parse((await get("/by/feed.json")).text)).items[0]?.authors;
    const { link: url, avatar } = author;
    expect(await authors()).toEqual([{ name: "Ada Byron", url, avatar: `https://example.org${avatar}` }]);
    expect((await get("/by/one.md")).text).toContain("Ada Byron · ");
    await api().patch(`/api/authors/${made.body.id}`, { name: "Ada Lovelace" });
    expect(await authors()).toMatchObject([{ name: "Ada Lovelace" }]);
    expect((await get("/by/one.md")).text).toContain("Ada Lovelace · ");
  });

  it("has only the posts of a tag, and those of a language", async () => {
    await publishPost("/tagged/one", { "article:tag": "Good News" });
    await publishPost("/tagged/two");
    const feed = async (address: string) => jsonFeedSchema.parse(JSON.parse((await get(address)).text));
    const titles = async (address: string) => (await feed(address)).items.map(({ url }) => url);
    expect((await feed("/tagged/feed.json")).title).toBe("Reportwell");
    await publishPage("/tagged", content("News"));
    expect((await feed("/tagged/feed.json")).title).toBe("Page /tagged · Reportwell");
    expect((await feed("/tagged/feed.json?tag=good%20news")).title).toBe("Page /tagged: Good News · Reportwell");
    expect(await titles("/tagged/feed.json?tag=good%20news")).toEqual(["https://example.org/tagged/one"]);
    expect(await titles("/tagged/feed.json?tag=none")).toEqual([]);
    expect(await titles("/es/tagged/feed.json")).toHaveLength(2);
    expect((await titles("/es/tagged/feed.json"))[0]).toMatch(/^https:\/\/example\.org\/es\//);
  });

  it("has a feed only below a blog with posts, unless a page has that path", async () => {
    expect((await get("/no-blog/feed.xml")).status).toBe(404);
    await publishPost("/own/one");
    await publishPage("/own/feed.xml", content("A page"));
    expect(await get("/own/feed.xml")).toMatchObject({ type: "text/html; charset=utf-8" });
    expect((await get("/own/feed.json")).status).toBe(200);
  });

  it("cleans full text of what means nothing elsewhere", async () => {
    const blocks = [
      content('## Part\n\n[Link](/x) <script>x</script><b class="y" id="z">bold</b>'),
      { newsletter: { style: "simple", headline: "Letters" } },
      { video: { style: "simple", headline: "Film", src: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" } },
    ];
    const made = await api().post("/api/pages", { kind: "post", path: "/clean/one", title: "Clean", blocks });
    await publish(made.body.id);
    const [item] = jsonFeedSchema.parse(JSON.parse((await get("/clean/feed.json")).text)).items;
    expect(item?.content_html).toMatch(
      /^<h2>Part<\/h2>\n<p><a href="https:\/\/example\.org\/x">Link<\/a> <b>bold<\/b>/,
    );
    expect(item?.content_html).toContain("youtube");
    expect(item?.content_html).not.toMatch(/class=|id=|<(?:script|form|input|button|iframe|svg)|href="\//);
  });

  it("has links to the right one of two headings that are called the same", async () => {
    const blocks = ["First", "Second"].map((text) => content(`## Part\n\n${text}, see [it](#part)`));
    const made = await api().post("/api/pages", { kind: "post", path: "/twice/one", title: "Twice", blocks });
    await publish(made.body.id);
    const [item] = jsonFeedSchema.parse(JSON.parse((await get("/twice/feed.json")).text)).items;
    const links = queryHtml(item?.content_html ?? "").values("a", "href");
    const ids = queryHtml((await get("/twice/one")).text).values(".content-text h2", "id");
    expect(links).toEqual(ids.map((id) => `https://example.org/twice/one#${id}`));
    expect(new Set(ids).size).toBe(2);
  });

  it("names posts in the sitemap, and no frame", async () => {
    await publishPost("/mapped/one");
    await publishPage("/mapped/:id1", { blogPost: { variables: { postSlug: { type: "param", param: "id1" } } } });
    const { text } = await get("/sitemap.xml");
    expect(text).toMatch(/<loc>https:\/\/example\.org\/mapped\/one<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/);
    expect(text).not.toContain(":id1");
  });
});
