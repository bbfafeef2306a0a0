import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { importInto } from "../import-posts.ts";
import { siteAndApiFor } from "../site-for.ts";

const FILES = {
  files: [
    {
      name: "posts/hello.md",
      text: "---\ntitle: Hello\ndate: 2024-02-03\ntags: [A, B]\nauthor: Ann\n---\n\nSome *text*.\n",
    },
    { name: "posts/idea.md", text: "# An idea\n\nNot finished." },
    { name: "posts/broken.md", text: "---\ntitle: [x\n---\nText" },
  ],
};

describe.each(engines)("importing posts on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const run = (body: string | object, query = "") => importInto(site(), api(), body, query);
  const listed = async (search: string) => (await api().get(`/api/pages?kind=post&search=${search}`)).body.items;

  it.each(["dryRun=true", "dryRun=1"])("first says what it would do, with %s", async (query) => {
    const { posts, end } = await run(FILES, query);
    expect(posts.map(({ source, path, status, action }) => [source, path, status, action])).toEqual([
      ["posts/hello.md", "/blog/hello", "published", "create"],
      ["posts/idea.md", "/blog/idea", "draft", "create"],
      ["posts/broken.md", "/blog/broken", "draft", "invalid"],
    ]);
    expect(posts[2]?.remarks.join()).toContain("isn’t YAML");
    expect(end).toMatchObject({ create: 2, invalid: 1, published: 0 });
    expect(await listed("hello")).toEqual([]);
  });

  it("creates nothing where it can't tell whether that is wanted", async () => {
    await expect(run(FILES, "dryRun=please")).rejects.toThrow("422");
    expect(await listed("hello")).toEqual([]);
  });

  it("creates drafts, and nothing twice", async () => {
    const { posts, end } = await run(FILES);
    expect(end).toMatchObject({ create: 2, skip: 0, invalid: 1, published: 0 });
    const { body } = await api().get(`/api/pages/${posts[0]?.id}/draft`);
    expect(body.page.blocks).toMatchObject([{ content: { style: "simple", content: "Some *text*." } }]);
    expect(body.page.metaTags).toEqual(
      expect.arrayContaining([
        { name: "title", value: "Hello" },
        { name: "author", value: "Ann" },
        { name: "article:tag", value: "A, B" },
        { name: "article:published_time", value: "2024-02-03" },
      ]),
    );
    expect(await listed("hello")).toMatchObject([{ kind: "post", path: "/blog/hello", status: "draft" }]);
    const again = await run(FILES);
    expect(again.end).toMatchObject({ create: 0, skip: 2, invalid: 1 });
    expect(again.posts[0]).toMatchObject({ action: "skip", id: posts[0]?.id });
    expect(await listed("hello")).toHaveLength(1);
  });

  it("does the rest when it was cut off: what it had created but not yet published is published", async () => {
    const own = { kind: "post", path: "/blog/by-hand", title: "By hand", blocks: [] };
    const byHand = await api().post("/api/pages", own);
    const files = {
      files: [...FILES.files, { name: "by-hand.md", text: "---\ntitle: By hand\ndate: 2024-01-01\n---\nText" }],
    };
    const { posts, end } = await run(files, "publish=true");
    expect(end).toMatchObject({ create: 0, skip: 3, published: 1 });
    expect(posts.filter(({ isPublished }) => isPublished).map(({ path }) => path)).toEqual(["/blog/hello"]);
    expect((await site().request("/blog/hello")).status).toBe(200);
    expect((await api().get(`/api/pages/${byHand.body.id}`)).body.status).toBe("draft");
  });

  it("lists a post without the characters of its title that reorder text", async () => {
    await run({ files: [{ name: "turned.md", text: "# \u202EPrices\u202C of 2026" }] });
    expect(await listed("turned")).toMatchObject([{ title: "Prices of 2026" }]);
  });

  it("stops when its reader leaves", async () => {
    const files = Array.from({ length: 9 }, (_, n) => ({ name: `leaving-${n}.md`, text: "Text" }));
    const headers = { ...api().headers, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ files }) };
    const reader = (await site().request("/api/posts/import", init)).body?.getReader();
    // How far reading is, and the first two posts.
    for (let line = 0; line < 3; line += 1) await reader?.read();
    await reader?.cancel();
    expect(await listed("leaving")).toHaveLength(2);
    expect((await run({ files })).end).toMatchObject({ create: 7, skip: 2 });
  });

  it("publishes with the original date what the publish check lets pass", async () => {
    const broken = '---\ntitle: Wordless\ndate: 2024-01-01\n---\n\n```block faq\n{"faq":{"items":[{}]}}\n```';
    const files = {
      files: [
        { name: "fine.md", text: "---\ntitle: Fine\ndate: 2023-04-05\n---\nText" },
        { name: "later.md", text: "---\ntitle: Later\ndate: 2099-01-01\n---\nText" },
        { name: "wordless.md", text: broken },
      ],
    };
    const { posts } = await run(files, "publish=true&blog=/news&locale=es");
    expect(posts.map(({ path, locale, isPublished }) => [path, locale, isPublished === true])).toEqual([
      ["/news/fine", "es", true],
      ["/news/later", "es", false],
      ["/news/wordless", "es", false],
    ]);
    expect(posts[2]?.remarks.join()).toContain("It stays a draft");
    const row = await site()
      .services.database.db.selectFrom("post_listings")
      .select("published_at")
      .where("path", "=", "/news/fine")
      .where("state", "=", "published")
      .executeTakeFirst();
    expect(row?.published_at).toMatch(/^2023-04-05/);
  });

  it("refuses paths that no post can have, one by one", async () => {
    const file = (name: string) => ({ name, text: "---\ntitle: Same\n---\nText" });
    const { posts } = await run({ files: [file("a/same.md"), file("b/same.md")] }, "blog=/twice");
    expect(posts.map(({ action }) => action)).toEqual(["create", "conflict"]);
    expect((await run({ files: [file("x.md")] }, "blog=/admin")).posts[0]).toMatchObject({ action: "conflict" });
    const long = { name: "long.md", text: `---\ntitle: Long\n---\n${"a ".repeat(110_000)}` };
    expect((await run({ files: [long] })).posts[0]).toMatchObject({
      action: "invalid",
      remarks: [expect.stringContaining("200,000")],
    });
  });

  it("takes a single Markdown file by its name", async () => {
    expect((await run("# Alone\n\nText", "name=2024-01-02-alone.md&dryRun=true")).posts).toMatchObject([
      { title: "Alone", path: "/blog/alone", status: "published" },
    ]);
  });

  it.each([
    ["another kind of file", "image/png", "x", 422],
    ["XML that isn't an export", "text/xml", "<rss><channel><title>x</title></channel></rss>", 422],
    ["XML with entities of its own", "text/xml", '<!DOCTYPE a [<!ENTITY b "c">]><rss><channel><wp:wxr_version>', 422],
    ["no files", "application/json", '{"files":[]}', 422],
    [
      "too many files",
      "application/json",
      JSON.stringify({ files: Array.from({ length: 3000 }, () => ({ name: "a.md", text: "" })) }),
      422,
    ],
    ["too much at once", "application/json", `{"files":[{"name":"a.md","text":"${"a".repeat(11 << 20)}"}]}`, 413],
  ])("refuses %s", async (_case, type, body, status) => {
    const headers = { ...api().headers, "content-type": type };
    const answer = await site().request("/api/posts/import", { method: "POST", headers, body });
    expect(answer.status).toBe(status);
  });
});
