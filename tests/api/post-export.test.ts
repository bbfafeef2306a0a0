import { describe, expect, it } from "vitest";
import type { Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { importInto } from "../import-posts.ts";
import { removePosts } from "../remove-posts.ts";
import type { Site } from "../services.ts";
import { siteAndApiFor } from "../site-for.ts";
import { unzip } from "../unzip.ts";

async function download(site: Site, api: Api): Promise<Buffer> {
  const answer = await site.request("/api/posts/export", { headers: api.headers });
  return Buffer.from(await answer.arrayBuffer());
}

describe.each(engines)("exporting posts on $name", (engine) => {
  const first = siteAndApiFor(engine);
  const second = siteAndApiFor(engine);

  it("gives files that import as the same posts: exported again they are the same bytes", async () => {
    await Promise.all([first, second].map(({ site }) => removePosts(site())));
    const blocks = [
      { content: { style: "simple", content: "# Title\n\nSome *text*.\n\n```block faq\n{}\n```" } },
      { faq: { title: "Questions", items: [{ question: "Why?", answer: "Because." }] }, id: "why" },
      { content: { style: "simple", content: "<p>HTML</p>" } },
      { content: { style: "simple", content: "Last" } },
    ];
    const metaTags = [
      { name: "description", value: 'It: has "signs"' },
      { name: "article:tag", value: "#One,Two" },
      { name: "og:image:alt", value: "A boat, without its picture so far" },
      { name: "og:type", value: "" },
      { name: "robots", value: "noindex" },
    ];
    const make = (path: string, locale: string) =>
      first.api().post("/api/pages", { kind: "post", path, locale, title: "A – title", blocks, metaTags });
    await make("/blog/one", "en");
    await make("/blog/one", "es");
    await make("/news/two", "en");
    const made = await first
      .api()
      .post("/api/pages", { kind: "post", path: "/blog/out", title: "Out", blocks: [blocks[3]] });
    await first.api().post(`/api/pages/${made.body.id}/publish`, {});
    await first.api().post(`/api/pages/${made.body.id}/redirects`, { address: "/2024/05/Out.html" });
    const archive = await download(first.site(), first.api());
    const files = unzip(archive);
    expect([...files.keys()]).toEqual(["blog/one.md", "es/blog/one.md", "blog/out.md", "news/two.md"]);
    expect(files.get("blog/out.md")).toMatch(
      /^---\ntitle: Out\ndate: .*\ndraft: false\n[^]*\naliases:\n  - \/2024\/05\/Out\.html\n[^]*\nLast\n$/,
    );
    expect(files.get("blog/one.md")).toContain("draft: true");

    const sent = { files: [...files].map(([name, text]) => ({ name, text })) };
    const { end } = await importInto(second.site(), second.api(), sent, "publish=true");
    expect(end).toMatchObject({ create: 4, published: 1 });
    expect(await download(second.site(), second.api())).toEqual(archive);
  });
});
