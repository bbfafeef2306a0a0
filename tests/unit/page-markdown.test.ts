import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { blockDefinitions, loadAllViews, type BlockDefinition } from "#blocks";
import { sampleOf } from "#blocks/samples";
import { isObject, type JsonObject } from "#shared";
import { pageMarkdown, type ReadPage } from "#site/server";
import { heldBy, isHeldTooLong } from "../held-loop.ts";

await loadAllViews();

const assets = {
  script: "/client.js",
  styles: [],
  fonts: {},
  faces: {},
  early: {},
  blockStyles: {},
  icons: "/icons.svg",
  image: (src: string) => ({ src }),
  drawings: {},
};
const context = {
  locale: "en",
  origin: "https://example.org",
  path: "/page",
  siteName: "Example",
  debug: false,
  formToken: () => "token",
};

/** Writes blocks as a page. @returns the Markdown, and the errors of failed blocks. */
async function write(blocks: JsonObject[], page: Partial<ReadPage> = {}) {
  const errors: unknown[] = [];
  const metaTags = [{ name: "title", value: "The title" }];
  const pieces = await pageMarkdown({ metaTags, blocks, ...page }, context, assets, (error) => errors.push(error));
  return { markdown: pieces.join(""), errors };
}

function samplesOf({ type, styles }: BlockDefinition): JsonObject[] {
  const sample = sampleOf(type);
  const content = isObject(sample) ? sample : {};
  return styles.length === 0 ? [{ [type]: content }] : styles.map((style) => ({ [type]: { ...content, style } }));
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(nodesOf) : [])];
}

const parse = (markdown: string) =>
  nodesOf(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));

describe("a page as Markdown", () => {
  it("contains none of the page's markup, whatever blocks it has", { tags: ["slow"] }, async () => {
    const { markdown, errors } = await write(blockDefinitions.flatMap(samplesOf));
    const nodes = parse(markdown);
    const html = nodes.flatMap((node) => (node.type === "html" ? [node.value] : []));
    expect(new Set(html)).toEqual(new Set(["<sup>", "</sup>"]));
    expect(nodes.filter((node) => node.type === "heading" && node.depth === 1)).toHaveLength(1);
    const links = nodes.flatMap((node) => (node.type === "link" ? [node.url] : []));
    expect(links.filter((address) => !/^(?:\/|https:|mailto:|tel:)/.test(address))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("has the page's title, its description and what its blocks say, but not what leads around the site", async () => {
    const blocks = [
      { header: { navigation: [{ text: "Elsewhere", href: "/elsewhere" }] } },
      { banner: { style: "top", text: "An offer" } },
      {
        hero: { style: "text", headline: "A headline", description: "A sentence.", cta: [{ text: "Go", href: "/go" }] },
      },
      { footer: {} },
    ];
    const metaTags = [
      { name: "title", value: "The title" },
      { name: "description", value: "In *short*" },
    ];
    expect((await write(blocks, { metaTags })).markdown).toBe(
      "# The title\n\n> In \\*short\\*\n\n## A headline\n\nA sentence.\n\n[Go](/go)\n",
    );
  });

  it("says of a post who wrote it, when and about what, and shows its cover", async () => {
    const post = { author: "Ines", date: "2026-03-04", tags: ["A", "B"], cover: "/c.png", coverAlt: "A desk" };
    expect((await write([], { post })).markdown).toBe(
      "# The title\n\nInes · March 4, 2026 · A, B\n\n![A desk](/c.png)\n",
    );
  });

  it("gives text that is written in Markdown word for word", async () => {
    const source = "Some *words*,  with `<b>`\n\n1) and\n2) [more](../x)\n\n- [x] done[^1]\n\n[^1]: A note: see";
    expect((await write([{ content: { content: source } }])).markdown).toBe(`# The title\n\n${source}\n`);
  });

  it.each([
    ["of a footnote", "A[^1]\n\n[^1]: One", "B[^1]\n\n[^1]: Two", "B<sup>1</sup>\n\n1. Two"],
    ["of a link", "[A][1]\n\n[1]: /a", "[B][1]\n\n[1]: /b", "[B](/b)"],
    ["of a heading", "## A\n\n[A](#a)", "## A\n\n[A](#a)", "## A\n\n[A](/page#text-a-1)"],
    ["of a heading of HTML", "<h2>A</h2>", "## A\n\n[A](#a)", "## A\n\n[A](/page#text-a-1)"],
  ])("keeps two texts apart that use the same name %s", async (_what, first, second, written) => {
    const { markdown } = await write([first, second].map((source) => ({ content: { content: source } })));
    const [, above = "", below = ""] = /^# The title\n\n(.*)\n\n((?:B|\[B|## A).*)\n$/s.exec(markdown) ?? [];
    expect([above, below]).toEqual([first.replace(/<.*>A<.*>/, "## A"), written]);
  });

  it.each([
    ["HTML", "<p>Some <b>words</b></p>", "Some **words**"],
    ["raw HTML in Markdown", "Some <b onclick=x>words</b><script>x</script>", "Some **words**"],
    ["an address that runs a script", "[Words](javascript:x)", "Words"],
    ["such an address in disguise", "[Words][a]\n\n[a]: java&#115;cript&colon;x", "Words"],
  ])("cleans %s first", async (_what, source, clean) => {
    expect((await write([{ content: { content: source } }])).markdown).toBe(`# The title\n\n${clean}\n`);
  });

  it("has the calculator's sums, its table of advantages once, and the panels of tabs", async () => {
    const sample = (type: string) => blockDefinitions.filter((one) => one.type === type).flatMap(samplesOf);
    const { markdown } = await write(["roiCalculator", "advantagesTable", "interactiveReport"].flatMap(sample));
    expect(markdown).toContain("| Savings | $6,000 |");
    expect(markdown.match(/Evenings back/g)).toHaveLength(1);
    expect(markdown).toContain("### A letter, not a form");
    expect(markdown).not.toMatch(/Number of students\n|#b\d|Get a quote/);
  });

  it("leaves out a block that fails, and reports it", async () => {
    const { markdown, errors } = await write([
      { faq: { items: "many" } },
      { hologram: {} },
      { content: { content: "a" } },
    ]);
    expect(markdown).toBe("# The title\n\na\n");
    expect(errors).toHaveLength(1);
  });

  it("lets others work while long text and 2,000 blocks are written", { tags: ["slow"] }, async () => {
    const html = `<ul>${"<li><b>a</b><br>b</li>".repeat(8000)}</ul>`;
    const faq = { faq: { style: "simple", headline: "Why?", items: [{ question: "a", answer: "b" }] } };
    const blocks = [{ content: { content: html } }, ...Array.from({ length: 2000 }, () => faq)];
    const { value, heldMs } = await heldBy(() => write(blocks));
    expect(value.markdown.match(/^- \*\*a\*\*/gm)).toHaveLength(8000);
    expect(isHeldTooLong(heldMs)).toBe(false);
  });
});
