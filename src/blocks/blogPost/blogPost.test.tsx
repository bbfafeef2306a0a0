import { describe, expect, it } from "vitest";
import { attributeOf, queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import type { PostPage } from "../parts/data/post.ts";

const POST: PostPage = {
  href: "/blog/second-eyes",
  url: "https://example.org/blog/second-eyes",
  blog: { href: "/blog", title: "Blog" },
  related: [],
  slug: "second-eyes",
  title: "A second pair of eyes",
  description: "Why someone else reads the draft.",
  coverImage: "/cover.svg",
  coverAlt: "Two people at a table",
  author: { name: "Ines", avatar: "/ines.svg" },
  publishedAt: "2026-03-04",
};

const BODY = "## First\n\nWords.";

function render(post: Partial<PostPage> = {}, before: object[] = [], content = BODY, context = {}) {
  const blocks = [...before.map((one) => ({ ...one })), { blogPost: {} }, { content: { style: "simple", content } }];
  return renderBlocks(blocks, {
    data: [...before.map(() => undefined), { data: { ...POST, ...post } }],
    body: { after: before.length, count: 1 },
    ...context,
  });
}

describe("a blog post", () => {
  it("is an article with title, author, date, picture and text", () => {
    const { one, texts, values } = queryHtml(render().html);
    const article = one("article");
    expect(texts(`#${attributeOf(article, "aria-labelledby")}`)).toEqual(["A second pair of eyes"]);
    expect(textOf(article)).toMatch(/A second pair of eyes.*Why someone.*Ines.*March 4, 2026.*First.*Words\./);
    expect(values("article img[src='/cover.svg']", "alt")).toEqual(["Two people at a table"]);
    expect([texts("article h2"), texts("article h2 + p")]).toEqual([["First"], ["Words."]]);
  });

  it("carries the page's title when it leads the page, and only then", () => {
    expect(render({}, [{ header: {} }]).html).toMatch(/<h1[^>]*>A second pair of eyes<\/h1>/);
    expect(render({}, [{ heading: { headline: "Blog" } }]).html).toMatch(/<h2[^>]*>A second pair of eyes<\/h2>/);
  });

  it("loads its picture at once where it leads the page", () => {
    const later = render({}, [{ heading: { headline: "Blog" } }]).html;
    expect(queryHtml(render().html).all("img[src='/cover.svg'][fetchpriority=high]")).toHaveLength(1);
    expect(queryHtml(later).all("img[src='/cover.svg'][loading=lazy]")).toHaveLength(1);
  });

  it("holds its own blocks, between its header and what follows", () => {
    const { html, csp } = render({}, [], "![a](https://pictures.example/a.png)");
    expect(queryHtml(html).all("article [data-block-type=content] img")).toHaveLength(1);
    expect(queryHtml(html).all("[data-block-type=content]")).toHaveLength(1);
    expect(csp).toContain("img-src 'self' https://pictures.example");
  });

  it("lists its text's headings where there are three, with the ids that they have", () => {
    const text = "## First *step*\n\n### Of two\n\n## Costs &amp; `x<`\n\n## First *step*\n\nWords.";
    const { values, texts } = queryHtml(render({}, [], text).html);
    const ids = ["text-first-step", "text-of-two", "text-costs-x", "text-first-step-1"];
    expect(values("article .content-text [id]", "id")).toEqual(ids);
    expect(values("nav:not(:has(details)) ol a", "href")).toEqual(ids.map((id) => `#${id}`));
    expect(texts("nav details ol a")).toEqual(["First step", "Of two", "Costs & x<", "First step"]);
    expect(queryHtml(render({}, [], "## One\n\n## Two").html).all("article nav")).toEqual([]);
  });

  it("lists the headings of all its texts, each of which its own text links to", () => {
    const blocks = [
      "## Plan\n\n### Cost",
      "## Plan\n\n## Plan\n\n## Plan 1\n\n[a](#plan) [b](#plan-1) [c](#cost)",
      "## Plan",
    ];
    const contents = blocks.map((content) => ({ content: { style: "simple", content } }));
    const faq = { faq: { style: "simple", title: "Questions", items: [{ question: "A?", answer: "B" }] } };
    const stored = { blogPost: {} };
    const body = { after: 0, count: 4 };
    const { html } = renderBlocks([stored, contents[0] ?? {}, faq, ...contents.slice(1)], {
      data: [{ data: POST }],
      body,
    });
    const { values, texts } = queryHtml(html);
    const ids = values("article .content-text [id]", "id");
    expect(ids.slice(0, 2)).toEqual(["text-plan", "text-cost"]);
    expect(new Set(ids).size).toBe(6);
    expect(values("nav:not(:has(details)) ol a", "href")).toEqual(ids.map((id) => `#${id}`));
    expect(texts("nav details ol a")).toEqual(["Plan", "Cost", "Plan", "Plan", "Plan 1", "Plan"]);
    expect(values(".content-text p a", "href")).toEqual([`#${ids[2]}`, `#${ids[3]}`, "#cost"]);
  });

  it("lists only the main headings of a very long text", () => {
    const text = Array.from({ length: 30 }, (_one, index) => `## Part ${index + 1}\n\n### Detail`).join("\n\n");
    const { texts } = queryHtml(render({}, [], text).html);
    expect(texts("nav details ol a")).toEqual(Array.from({ length: 30 }, (_one, index) => `Part ${index + 1}`));
  });

  it("says that it was updated only where that is more than a day later", () => {
    const dates = (modifiedAt: string) => queryHtml(render({ modifiedAt }).html).values("article time", "datetime");
    expect(dates("2026-03-04T20:00:00Z")).toEqual(["2026-03-04"]);
    expect(dates("2026-03-09T08:00:00Z")).toEqual(["2026-03-04", "2026-03-09T08:00:00Z"]);
  });

  it("is shared by links that need no script, and lead on to its author, its tags and other posts", () => {
    const author = { name: "Ines", bio: "Writes.", link: "https://ines.example" };
    const beside = { slug: "b", href: "/blog/b", title: "Before" };
    const tags = [{ name: "a b", label: "A b", href: "/blog?tag=a+b" }];
    const { values, texts, all } = queryHtml(
      render({ author, tags, title: "A & B", previous: beside, related: [{ ...beside, title: "Like it" }] }).html,
    );
    const hosts = values("[aria-label='Share this post'] a", "href").map((href) => new URL(href ?? "").host);
    expect(hosts).toEqual(["www.linkedin.com", "share.joinmastodon.org", "x.com", "wa.me", ""]);
    expect(values("a[href^='https://x.com']", "href")).toEqual([
      "https://x.com/intent/post?text=A%20%26%20B&url=https%3A%2F%2Fexample.org%2Fblog%2Fsecond-eyes",
    ]);
    expect(all("li[hidden] button")).toHaveLength(1);
    expect(texts("a[rel=author][href='https://ines.example']")).toEqual(["Ines", "Ines"]);
    expect([values("a[rel=tag]", "href"), texts("a[rel=prev]")]).toEqual([["/blog?tag=a+b"], ["Previous post Before"]]);
    expect(texts("section h3")).toEqual(["Like it"]);
  });

  it("tells search engines what it is and where, and only at its own address that the page is an article", () => {
    const post = {
      modifiedAt: "2026-03-09T08:00:00Z",
      title: "</script>",
      tags: [{ name: "a", label: "A", href: "/" }],
    };
    const facts = (path: string) => {
      const { html } = render(post, [], BODY, { path });
      const { texts, values } = queryHtml(html);
      const data = texts("script[type='application/ld+json']").map((text): unknown => JSON.parse(text));
      return { data, type: values("meta[property='og:type']", "content") };
    };
    const { data, type } = facts("/blog/second-eyes");
    expect(data).toMatchObject([
      {
        "@type": "Article",
        headline: "</script>",
        image: ["https://example.org/cover.svg"],
        author: { "@type": "Person", name: "Ines" },
        datePublished: "2026-03-04",
        dateModified: "2026-03-09T08:00:00Z",
        publisher: { name: "Example" },
        mainEntityOfPage: "https://example.org/blog/second-eyes",
        inLanguage: "en",
      },
      { "@type": "BreadcrumbList", itemListElement: [{ name: "Example" }, { name: "Blog" }, { name: "</script>" }] },
    ]);
    expect([type, facts("/other").type]).toEqual([["article"], ["website"]]);
  });

  it("draws only what it has", () => {
    const { html, errors } = render(
      {
        title: "",
        description: "",
        coverImage: "",
        author: undefined,
        publishedAt: "one day",
      },
      [],
      "",
    );
    expect(errors).toEqual([]);
    expect(html).not.toMatch(/<h1|<img|<time|content-text|aria-labelledby/);
  });
});
