import { describe, expect, it } from "vitest";
import { readMarkdownFile } from "./read-markdown-file.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const read = (text: string, name = "note.md") => readMarkdownFile({ name, text }, NOW);
const file = (front: string, body = "Text") => `---\n${front}\n---\n\n${body}\n`;

describe("a Markdown file", () => {
  it.each([
    [
      "Hugo",
      "content/posts/first-steps/index.md",
      "title: First steps\ndate: 2024-03-01T10:00:00+01:00\nsummary: Short\ntags: [a, b]\ncategories:\n  - News\nauthor: Ann\ndraft: false\ncover:\n  image: https://x.org/c.png\n  alt: A boat",
      { slug: "first-steps", date: "2024-03-01T09:00:00.000Z", author: "Ann", tags: ["a", "b", "News"] },
    ],
    [
      "Jekyll",
      "_posts/2024-03-01-first-steps.markdown",
      "title: First steps\nexcerpt: Short\nimage: https://x.org/c.png\nimage_alt: A boat\ntags: a, b\nauthor: Ann\npublished: true",
      { slug: "first-steps", date: "2024-03-01", author: "Ann", tags: ["a", "b"] },
    ],
    [
      "Astro",
      "src/content/blog/first-steps.md",
      'title: "First steps"\ndescription: Short\npubDate: "Mar 01 2024"\nheroImage: https://x.org/c.png\nheroImageAlt: A boat\nauthor: { name: Ann }',
      { slug: "first-steps", date: "2024-03-01", author: "Ann" },
    ],
    [
      "Ghost",
      "first.md",
      "title: First steps\nslug: first-steps\ncustom_excerpt: Short\npublished_at: 2024-03-01 09:00:00\nfeature_image: https://x.org/c.png\nfeature_image_alt: A boat\nstatus: published\nauthors:\n  - name: Ann",
      { slug: "first-steps", date: "2024-03-01T09:00:00.000Z", author: "Ann" },
    ],
    [
      "Obsidian",
      "Vault/First steps.md",
      "title: First steps\ndescription: Short\ncreated: 2024-03-01\ntags:\n  - '#a'\nbanner: https://x.org/c.png\ncover-alt: A boat",
      { slug: "first-steps", date: "2024-03-01", tags: ["a"] },
    ],
  ])("of %s is read by its names", (_program, name, front, fields) => {
    const common = { title: "First steps", description: "Short", cover: "https://x.org/c.png", coverAlt: "A boat" };
    expect(read(file(front), name)).toMatchObject({
      ...common,
      status: "published",
      body: "Text",
      remarks: [],
      ...fields,
    });
  });

  it.each([
    ["a permalink", "permalink: /2024/05/olá-mundo/", "ola-mundo"],
    ["a pattern as permalink", "permalink: /:year/:title", "note"],
    ["a slug with signs", "slug: Straße & Café", "strasse-cafe"],
    ["nothing Latin", "slug: 日本語", "note"],
  ])("has an address from %s", (_case, front, slug) => expect(read(file(front)).slug).toBe(slug));

  it.each([
    ["nothing said", "Just words", "draft"],
    ["a date", file("date: 2024-01-01"), "published"],
    ["a date and draft", file("date: 2024-01-01\ndraft: true"), "draft"],
    ["Jekyll's published: false", file("date: 2024-01-01\npublished: false"), "draft"],
    ["another status", file("date: 2024-01-01\nstatus: review"), "draft"],
    ["a later date", file("date: 2030-01-01"), "scheduled"],
  ])("is, with %s, a %s", (_case, text, status) => expect(read(text).status).toBe(status));

  it("takes its title from a first heading, in either notation, or from its name", () => {
    expect(read("# Hello *world*\n\nText")).toMatchObject({ title: "Hello world", body: "Text" });
    expect(read("Hello\n=====\nText")).toMatchObject({ title: "Hello", body: "Text" });
    expect(read(file("date: 2024-01-01", "## Not a title"), "not-it.md")).toMatchObject({
      title: "Not it",
      body: "## Not a title",
    });
    expect(read(file("title: Given", "# Kept"))).toMatchObject({ title: "Given", body: "# Kept" });
  });

  it("keeps its text to the byte, with line ends of one kind", () => {
    const body = "a  \nb\n\n\n\tcode\n\n| a |\n|---|\n\n[^1]: note";
    expect(read(`\uFEFF${file("title: x", body)}`.replaceAll("\n", "\r\n")).body).toBe(body);
    // A block that begins with a tag would be HTML.
    expect(read(file("title: x", "<b>a</b> *b*")).body).toBe("<!-- -->\n\n<b>a</b> *b*");
  });

  it("finds pictures where their addresses are", () => {
    const body = [
      "![one](https://x.org/1.png)",
      '> ![two](<https://x.org/2 a.png> "https://x.org/2 a.png")',
      "![three][r] `![no](https://x.org/no.png)`",
      "[r]: https://x.org/3.png",
      '<img alt="four" src="https://x.org/4.png">',
      "![beside](./5.png)",
    ].join("\n\n");
    const { pictures, remarks, body: text } = read(file("title: x", body));
    expect(pictures.map(({ url, alt }) => [url, alt])).toEqual([
      ["https://x.org/1.png", "one"],
      ["https://x.org/2 a.png", "two"],
      ["https://x.org/3.png", "three"],
      ["https://x.org/4.png", "four"],
    ]);
    for (const { url, start, end } of pictures) expect(text.slice(start, end)).toBe(url);
    expect(remarks).toEqual(["Pictures that aren’t at a web address: ./5.png"]);
  });

  it("names what it can't take over", () => {
    const front = "title: x\ndate: soon\nauthors: [Ann, Bob]\ncover: images/c.png";
    const body = "{{< youtube abc >}} {% include a.html %} ![[a.png]] [[Note]]\n\n<Chart data={1} />";
    const { remarks } = read(file(front, body));
    for (const part of ["soon", "Ann, Bob", "images/c.png", "youtube", "include", "a.png", "Note", "Chart"]) {
      expect(remarks.join("\n")).toContain(part);
    }
  });
});

describe("front matter that isn't read", () => {
  const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"];
  for (let level = 0; level < 9; level += 1) {
    const [from, to] = ["abcdefghij"[level], "abcdefghij"[level + 1]];
    bomb.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(", ")}]`);
  }
  it("notes that there is no text, or that some of it can't be read", () => {
    expect(read(file("title: a", "")).remarks).toEqual(["It has no text"]);
    const { remarks } = read(`${"Ordinary words. ".repeat(20)}caf\uFFFD`);
    expect(remarks).toEqual([expect.stringContaining("aren’t UTF-8")]);
  });

  it.each([
    ["TOML", '+++\ntitle = "x"\n+++\nText', "TOML"],
    ["without an end", "---\ntitle: x\nText", "no end"],
    ["broken", file("title: [a"), "isn’t YAML"],
    ["a list", file("- a"), "names and values"],
    ["a bomb of aliases", file(bomb.join("\n")), "too often"],
    ["nested without end", file(`a: ${"[".repeat(30_000)}`), "front matter"],
    ["long", file(`a: ${"x".repeat(70_000)}`), "64,000"],
    ["empty", " \n", "empty"],
    ["a picture", "\uFFFDPNG\u0000\u0000IHDR", "isn’t text"],
    ["with a program's type", file("a: !!js/function 'alert(1)'"), "isn’t YAML"],
  ])("is %s: the file says so and loses nothing", (_case, text, why) => {
    expect(read(text)).toMatchObject({ slug: "note", fault: expect.stringContaining(why) });
  });
});
