import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf, sampleOf } from "#blocks/samples";
import { isObject, type JsonObject } from "#shared";
import type { Problem } from "./contract/review.ts";
import { withKeys } from "./operations/keys.ts";
import { SHARED_BLOCKS_PATH } from "./path.ts";
import { publishCheck, type CheckContext, type CheckedPage } from "./publish-check.ts";
import { defaultPages } from "./templates/default-pages.ts";
import { sharedBlocksTemplate } from "./templates/sample-blocks.ts";

const META = [
  { name: "title", value: "A title" },
  { name: "description", value: "A description" },
  { name: "og:image", value: "/media/share.png" },
];

function draft(blocks: JsonObject[], metaTags: CheckedPage["metaTags"] = META): CheckedPage {
  let count = 0;
  return { metaTags, blocks: withKeys(blocks, () => `k${(count += 1)}`), annotations: [] };
}

/** A flawless page with blocks below its main title. */
const page = (...blocks: JsonObject[]) => draft([{ heading: { headline: "Hello" } }, ...blocks]);
const codes = (problems: Problem[]) => problems.map(({ code }) => code);
const warningsOf = (checked: CheckedPage, context?: CheckContext) => publishCheck(checked, context).warnings;

const question = { question: "How long does it take?", answer: "A day." };
const faq = (content: object = {}, around: object = {}): JsonObject => ({
  faq: { headline: "Questions", items: [question], ...content },
  ...around,
});

describe("what may be published", () => {
  it.each(defaultPages().map((one) => [one.path, one] as const))(
    "the default page %s",
    (path, { metaTags, blocks }) => {
      expect(publishCheck(draft(blocks, metaTags), { path }).errors).toEqual([]);
    },
  );

  it("the default header and footer, which need no title as they are no page", () => {
    const { errors, warnings } = publishCheck(draft(sharedBlocksTemplate().blocks, []), { path: SHARED_BLOCKS_PATH });
    expect(errors).toEqual([]);
    expect(new Set(codes(warnings))).toEqual(new Set(["SAMPLE_TEXT"]));
  });

  const samples = blockDefinitions.flatMap(({ type, styles }) =>
    [sampleOf(type), defaultsOf(type)].flatMap((content) =>
      ["", ...styles].map(
        (style) => [type, style, { ...(isObject(content) && content), ...(style && { style }) }] as const,
      ),
    ),
  );
  it.each(samples)("the sample of %s %s", (type, _style, content) => {
    expect(publishCheck(page({ [type]: content })).errors).toEqual([]);
  });

  it("a flawless page, without any warning", () => {
    expect(publishCheck(page(faq()), { path: "/", paths: ["/"], sharedBlocks: {} })).toEqual({
      errors: [],
      warnings: [],
    });
  });
});

/** The required fields of some empty blocks. */
const NEEDED: [type: string, fields: string[]][] = [
  ["header", []],
  ["faq", ["headline", "items"]],
  ["blogPost", ["variables.postSlug.value"]],
  ["community", ["headline", "data.members"]],
  ["compare", ["headline", "beforeCard.title", "afterCard.title"]],
  ["logoClouds", ["logos"]],
  ["specialOffer", ["headline", "offerDetails", "ctaButton.text", "ctaButton.href"]],
];

describe("what has to be filled in first", () => {
  it.each(NEEDED)("of an empty %s", (type, fields) => {
    const { errors } = publishCheck(draft([{ [type]: {} }]));
    expect(errors.map(({ path }) => path.slice(1).join("."))).toEqual(fields);
  });

  it.each(blockDefinitions.map((block) => [block.type, block] as const))(
    "of an empty %s is named, and nothing else",
    (type, { label }) => {
      for (const { code, message } of publishCheck(draft([{ [type]: {} }])).errors) {
        expect(code).toBe("REQUIRED");
        expect(message.startsWith(label)).toBe(true);
      }
    },
  );

  it.each<[string, JsonObject, string, string]>([
    ["a field", { hero: { headline: "  " } }, "hero.headline", "Hero: “Headline” is empty. Fill it in to publish."],
    ["a list", faq({ items: [] }), "faq.items", "FAQ: add at least one question before you publish."],
    [
      "an item",
      faq({ items: [question, { question: "And then?", key: "i2" }] }),
      "faq.items.i2.answer",
      "FAQ, question 2 (“And then?”): “Answer” is empty. Fill it in to publish.",
    ],
    [
      "a nested item",
      { footer: { sections: [{ name: "Learn", key: "s", items: [{ href: "/", key: "l" }] }] } },
      "footer.sections.s.items.l.name",
      "Footer, section 1 (“Learn”), link 1: “Name” is empty. Fill it in to publish.",
    ],
    [
      "a button's address",
      { hero: { headline: "Hi", cta: [{ text: "Go", key: "c" }] } },
      "hero.cta.c.href",
      "Hero, button 1 (“Go”): “Link” is empty. Fill it in to publish.",
    ],
  ])("%s is named with its path", (_case, block, path, message) => {
    const [error, ...others] = publishCheck(page({ ...block, key: "b" })).errors;
    expect(error).toEqual({ key: "b", path: path.split("."), code: "REQUIRED", message });
    expect(others).toEqual([]);
  });
});

describe("what is refused", () => {
  it.each<[string, JsonObject[], string]>([
    [
      "an unsafe link",
      [{ hero: { headline: "Hi", cta: [{ text: "Go", href: "javascript:alert(1)" }] } }],
      "UNSAFE_ADDRESS",
    ],
    ["an unsafe picture", [{ hero: { headline: "Hi", image: "javascript:alert(1)" } }], "UNSAFE_ADDRESS"],
    ["a value of the wrong type", [{ hero: { headline: 5 } }], "INVALID"],
    ["an unknown choice", [faq({ style: "none" })], "INVALID"],
    ["a layout that is none", [faq({}, { layout: { padding: { x: "99" } } })], "INVALID"],
    ["a block without a type", [{ id: "x" }], "INVALID_BLOCK_TYPE"],
    ["an anchor of headings in texts", [faq({}, { id: "text-intro" })], "RESERVED_ANCHOR"],
    ["an anchor of the page itself", [faq({}, { id: "main" })], "DUPLICATE_ANCHOR"],
    ["the anchor of another block", [faq({}, { id: "x" }), faq({}, { id: "x" })], "DUPLICATE_ANCHOR"],
  ])("%s", (_case, blocks, code) => {
    const { errors } = publishCheck(page(...blocks));
    expect(codes(errors)).toEqual([code]);
    expect(errors[0]?.message).not.toMatch(/undefined|“”/);
  });

  it("a list of words is one field", () => {
    const variables = { entityName: { type: "manual", value: "mentors" } };
    const { errors } = publishCheck(page({ rowsList: { variables, hiddenProperties: ["a", 5] } }));
    expect(errors.map(({ path }) => path)).toEqual([["rowsList", "hiddenProperties"]]);
  });

  it("not an anchor that differs in case, as browsers distinguish them", () => {
    expect(publishCheck(page(faq({}, { id: "x" }), faq({}, { id: "X" }))).errors).toEqual([]);
  });

  it("the anchor of the shared header on another block", () => {
    const blocks = [{ header: { shared: true } }, { heading: { headline: "Hi" }, id: "top" }];
    const sharedBlocks = { header: { header: { links: [] }, id: "top" } };
    expect(codes(publishCheck(draft(blocks), { sharedBlocks }).errors)).toEqual(["DUPLICATE_ANCHOR"]);
  });

  it("a fact that nobody has confirmed, as long as it is there", () => {
    const checked = page(faq({ items: [{ ...question, key: "i" }] }, { key: "b" }));
    const mark = { key: "b", path: ["faq", "items", "i", "answer"], text: "Is it a day?" };
    const gone = { key: "b", path: ["faq", "subheadline"], text: "x" };
    const elsewhere = { key: "none", path: ["faq"], text: "x" };
    expect(publishCheck({ ...checked, annotations: [mark, gone, elsewhere] }).errors).toEqual([
      {
        key: "b",
        path: mark.path,
        code: "UNCONFIRMED_FACT",
        message: "FAQ, question 1 (“How long does it take?”): nobody has confirmed what “Answer” says: Is it a day?",
      },
    ]);
  });

  it("not a block that the shared one replaces, whatever is left in it", () => {
    const header = { header: { shared: true, links: [{ title: "" }] } };
    expect(publishCheck(draft([header, { heading: { headline: "Hi" } }])).errors).toEqual([]);
  });
});

describe("what is worth a second look", () => {
  const link = (href: string) => faq({ items: [{ ...question, link: { text: "More", href } }] });
  const content = (text: string): JsonObject => ({ content: { content: text } });
  const anchored = faq({}, { id: "here" });
  const steps = { howItWorks: { headline: "How", steps: [{ id: 2, title: "Sign" }] } };

  it.each<[string, JsonObject[], string[]]>([
    [
      "a picture without a description",
      [{ video: { headline: "A", src: "/a.mp4", image: "/a.png" } }],
      ["MISSING_ALT"],
    ],
    ["a described picture", [{ video: { headline: "A", src: "/a.mp4", image: "/a.png", imageAlt: "B" } }], []],
    ["a logo with its name", [{ logoClouds: { logos: [{ src: "/a.png", name: "Acme" }] } }], []],
    ["a picture in a text", [content("![](/a.png)")], ["MISSING_ALT"]],
    ["a block of another version", [{ fromTheFuture: { a: 1 } }], ["UNKNOWN_TYPE"]],
    ["a second main title", [{ hero: { headline: "Hi" } }], ["SEVERAL_MAIN_TITLES"]],
    ["a skipped heading", [content("## A\n\n#### B")], ["HEADING_ORDER"]],
    ["headings in order", [content("## A\n\n### B\n\n```\n#### no heading\n```\n\n## C")], []],
    ["an anchor that nothing has", [link("#there"), anchored], ["DEAD_ANCHOR"]],
    ["an anchor of the page", [link("#here"), anchored], []],
    ["an anchor of a step", [link("#step-2"), steps, link("#step-9")], ["DEAD_ANCHOR"]],
    ["the same, with its path", [link("/own#here"), link("/own#there"), anchored], ["DEAD_ANCHOR"]],
    [
      "anchors as browsers read them",
      [link("#50%25"), faq({}, { id: "50%25" }), link("#caf%C3%A9"), faq({}, { id: "café" })],
      [],
    ],
    ["the page's top", [link("#top")], []],
    ["a page that isn't there", [link("/none"), link("/es/none?a=1#b")], ["DEAD_LINK", "DEAD_LINK"]],
    [
      "pages and files that are there",
      ["/", "/es/blog/a", "/a.pdf", "/sign-in", "/landing/x", "https://a.b/c"].map(link),
      [],
    ],
    ["a link in a text to nowhere", [content("[a](/none) `[b](/none)` [c](page.html)")], ["DEAD_LINK", "DEAD_LINK"]],
    ["an empty address behind words", [link("")], ["EMPTY_LINK"]],
    ["a navigation entry without an address", [{ header: { links: [{ title: "A" }] } }], ["EMPTY_LINK"]],
    [
      "a navigation entry with a list",
      [{ header: { links: [{ title: "A", items: [{ title: "B", path: "/" }] }] } }],
      [],
    ],
    ["filler", [faq({ subheadline: "Lorem ipsum dolor" })], ["PLACEHOLDER"]],
    ["a note to oneself", [faq({ subheadline: "TODO: ask Ada" })], ["PLACEHOLDER"]],
    ["a Spanish word", [faq({ subheadline: "Todo lo que necesitas" })], []],
    ["the text of a new block", [content("HTML content here")], ["PLACEHOLDER"]],
    ["words that say what to put in", [faq({ subheadline: "[Add a real quote: the first week]" })], ["PLACEHOLDER"]],
    ["a link that says what it adds", [content("[Add a student](/)")], []],
    [
      "a quote marked as a sample",
      [{ testimonials: { headline: "A", items: [{ name: "B", quote: "C", sample: true }] } }],
      ["MARKED_SAMPLE"],
    ],
    [
      "another part of a template's picture",
      [{ cta: { style: "split", headline: "Hi", image: "/landing/hero/report.svg#focus=0.2,0.3", imageAlt: "A" } }],
      ["SAMPLE_PICTURE"],
    ],
    [
      "colours that are hard to read",
      [faq({}, { layout: { css: "color: #777; background: #fff" } })],
      ["LOW_CONTRAST"],
    ],
    ["colours that are easy to read", [faq({}, { layout: { css: "color: #333; background: #fff" } })], []],
    ["half a choice of colours", [faq({}, { layout: { css: "background: #ffffff" } })], ["LOW_CONTRAST"]],
    ["the shared footer, which isn't published", [{ footer: { shared: true } }], ["NO_SHARED_FRAME"]],
  ])("%s", (_case, blocks, expected) => {
    const context = { path: "/own", paths: ["/", "/own", "/blog/:id1"], sharedBlocks: {} };
    const { errors, warnings } = publishCheck(page(...blocks), context);
    expect(codes(warnings)).toEqual(expected);
    expect(errors).toEqual([]);
    for (const { message } of warnings) expect(message).not.toMatch(/undefined|“”|object/);
  });

  it.each<[string, CheckedPage["metaTags"], string[]]>([
    ["nothing for search engines", [], ["TITLE_MISSING", "DESCRIPTION_MISSING", "SHARE_IMAGE_MISSING"]],
    [
      "too much for search engines",
      META.map(({ name, value }) => ({ name, value: value.padEnd(161, ".") })),
      ["TITLE_LONG", "DESCRIPTION_LONG"],
    ],
  ])("a page with %s", (_case, metaTags, expected) => {
    expect(codes(warningsOf(draft([{ heading: { headline: "Hi" } }], metaTags)))).toEqual(expected);
  });

  it("an in-page link of the shared header isn't checked on the page", () => {
    const header = { header: { links: [{ title: "A", path: "#faq" }] } };
    expect(
      warningsOf(draft([{ header: { shared: true } }, { heading: { headline: "Hi" } }]), { sharedBlocks: { header } }),
    ).toEqual([]);
    expect(warningsOf(draft([header], []), { path: SHARED_BLOCKS_PATH })).toEqual([]);
  });

  it("a shared header that would show itself", () => {
    const checked = page({ header: { shared: true } });
    const [own] = publishCheck(checked, { path: SHARED_BLOCKS_PATH, sharedBlocks: { header: {} } }).warnings;
    expect(own).toMatchObject({ path: ["header", "shared"], message: expect.stringContaining("can’t show itself") });
    expect(codes(publishCheck(checked, { path: "/own", sharedBlocks: { header: {} } }).warnings)).toEqual([]);
  });

  it("problems come in the order of the page", () => {
    const checked = draft([{ fromTheFuture: 1 }, { hero: { headline: "TODO" } }, faq({ subheadline: "TBD" })], []);
    const keys = warningsOf(checked).map(({ key }) => key);
    const order = ["", ...checked.blocks.map(({ key }) => key)];
    expect(keys).toEqual(keys.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
});
