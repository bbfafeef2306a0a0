import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { sampleOf } from "#blocks/samples";
import { writableTypes } from "../schemas/writable-blocks.ts";
import { readAlt } from "./read-alt.ts";
import { readBlockReply, readPartialBlock } from "./read-block-reply.ts";
import { readEdit } from "./read-edit.ts";
import { readPartialPlan, readPlan } from "./read-plan.ts";

const question = { question: "Why?", answer: "Because." };
const faq = (content: object) => JSON.stringify({ faq: { headline: "Questions", items: [question], ...content } });

function read(text: string, type: string, known?: string) {
  const reply = readBlockReply(text, type, { known });
  return reply.ok ? { content: reply.value.block[type], notes: reply.value.notes } : undefined;
}

describe("readBlockReply", () => {
  it("reads what the block has, in the block's order, and leaves nulls, empty texts and unknown names out", () => {
    const text = faq({ unknown: 1, id: "x", subheadline: null, items: [{ ...question, category: " ", link: null }] });
    expect(read(`\`\`\`json\n${text}\n\`\`\``, "faq")).toEqual({
      content: { headline: "Questions", items: [question] },
      notes: [{ path: ["faq"], message: "There is no field for this: “unknown”, “id”." }],
    });
  });

  it.each([
    ["a number for text", '{"faq":{"headline":42}}', "faq", ["headline"], "This was a number. It is used as text."],
    [
      "text for a number",
      '{"advantagesTable":{"headline":"A","advantages":[{"number":"2","advantage":"B"}]}}',
      "advantagesTable",
      ["advantages", 0, "number"],
      "This was text. It is used as a number.",
    ],
    ["a group for text", '{"faq":{"headline":"A","subheadline":{"a":1}}}', "faq", ["subheadline"], "This wasn’t text."],
    [
      "an icon that there isn't",
      '{"profitLeaks":{"headline":"A","leaks":[{"title":"B","icon":"Skull"}]}}',
      "profitLeaks",
      ["leaks", 0, "icon"],
      "This icon doesn’t exist.",
    ],
    [
      "people's words",
      '{"testimonials":{"headline":"A","items":[{"name":"Jane","quote":"Yes."}]}}',
      "testimonials",
      ["items", 0],
      "Only people can fill this in: “name”, “quote”.",
    ],
    [
      "a name that nobody gave",
      '{"founderStory":{"headline":"A","description":"B","author":{"name":"Jane"}}}',
      "founderStory",
      ["author", "name"],
      "This was left out: it is neither in the context nor in the site’s facts or on the page.",
    ],
    [
      "logos that nobody gave",
      '{"logoClouds":{"headline":"A","logos":[{"name":"Acme"}]}}',
      "logoClouds",
      ["logos"],
      "One logo was left out: nobody has named it.",
    ],
  ])("says that it took, or left out, %s", (_what, text, type, path, message) => {
    expect(read(text, type, "")?.notes).toEqual([{ path: [type, ...path], message }]);
  });

  it("cleans rich text, and says so", () => {
    const text = JSON.stringify({ content: { style: "simple", content: "Words<script>x</script>" } });
    const cleanRich = (content: string) => content.replace("<script>x</script>", "");
    const reply = readBlockReply(text, "content", { cleanRich });
    expect(reply).toMatchObject({
      ok: true,
      value: {
        block: { content: { content: "Words" } },
        notes: [
          {
            path: ["content", "content"],
            message: "Its markup was cleaned. Only what a page can show is left.",
          },
        ],
      },
    });
    const edited = { action: "rewrite", type: "content", value: { content: "Old" }, cleanRich } as const;
    const message = "Its markup was cleaned. Only what a page can show is left.";
    expect(readEdit(text, edited)).toEqual({
      ok: true,
      value: {
        value: { content: "Words" },
        notes: [
          { path: ["content"], message: "Only existing texts can be changed: “style”." },
          { path: ["content", "content"], message },
        ],
      },
    });
  });

  it("leaves out an unsafe address, says where, and keeps the rest", () => {
    const link = { text: "More", href: "javascript:alert(1)" };
    expect(read(faq({ items: [question, { ...question, link }] }), "faq")).toEqual({
      content: { headline: "Questions", items: [question, { ...question, link: { text: "More" } }] },
      notes: [
        { path: ["faq", "items", 1, "link", "href"], message: "The address was left out: it can’t be used here." },
      ],
    });
  });

  it("leaves out addresses that nobody gave, where it knows the given ones", () => {
    const hero = (image: string) =>
      JSON.stringify({ hero: { headline: "Hi", image, cta: [{ text: "Call", href: "tel:+1555" }] } });
    const known = "Our picture is at https://example.org/a.png. Call tel:+1555.";
    expect(read(hero("https://example.org/a.png"), "hero", known)?.notes).toEqual([]);
    expect(read(hero("https://example.org/b.png"), "hero", known)).toMatchObject({
      content: { headline: "Hi", cta: [{ text: "Call", href: "tel:+1555" }] },
      notes: [{ path: ["hero", "image"] }],
    });
    expect(read(hero("/a.png"), "hero", "")?.notes).toMatchObject([
      { path: ["hero", "image"] },
      { path: ["hero", "cta", 0, "href"] },
    ]);
    expect(read(hero("/a.png"), "hero")?.notes).toEqual([]);
  });

  it("leaves out an item that lacks a required field, and doesn't count it", () => {
    const items = [question, { question: { a: 1 } }, { ...question, link: { text: "A", href: "//x" } }];
    expect(read(faq({ items }), "faq")?.notes).toEqual([
      { path: ["faq", "items"], message: "One question was left out: it wasn’t valid." },
      { path: ["faq", "items", 1, "link", "href"], message: "The address was left out: it can’t be used here." },
    ]);
  });

  it.each([
    [
      "a choice by its number",
      '{"interactiveReport":{"headline":"A","style":"other"}}',
      "interactiveReport",
      { headline: "A" },
    ],
    [
      "a number in quotes",
      '{"advantagesTable":{"headline":"A","advantages":[{"number":"2","advantage":"B"}]}}',
      "advantagesTable",
      { headline: "A", advantages: [{ number: 2, advantage: "B" }] },
    ],
    [
      "an icon of the set",
      '{"profitLeaks":{"headline":"A","leaks":[{"title":"B","icon":"Clock"}]}}',
      "profitLeaks",
      { headline: "A", leaks: [{ title: "B", icon: "Clock" }] },
    ],
    [
      "no icon beside it",
      '{"profitLeaks":{"headline":"A","leaks":[{"title":"B","icon":"Skull"}]}}',
      "profitLeaks",
      { headline: "A", leaks: [{ title: "B" }] },
    ],
    ["a block that needs nothing", '{"pricing":{"style":"simple","headline":null}}', "pricing", { style: "simple" }],
  ])("reads %s", (_what, text, type, content) => expect(read(text, type)?.content).toEqual(content));

  it("keeps what a model isn't asked for as it was", () => {
    const current = { headline: "Old", subheadline: "Old", color: "deep", unknown: 1, grid: "wrong" };
    const reply = readBlockReply(faq({ color: "tint" }), "faq", { current });
    expect(reply).toMatchObject({ ok: true, value: { block: { faq: { headline: "Questions", color: "deep" } } } });
    expect(JSON.stringify(reply)).not.toMatch(/Old|unknown|grid/);
  });

  it("removes hidden characters from texts", () => {
    expect(read(faq({ headline: "A\u202Eb\u{E0041}\u0007c\r\nd\u00e9" }), "faq")?.content).toMatchObject({
      headline: "Abc\ndé",
    });
  });
});

describe("readPartialBlock", () => {
  it("shows what has arrived so far", () => {
    const text = faq({});
    const steps = [9, 25, 60, text.length].map((end) => readPartialBlock(text.slice(0, end), "faq"));
    expect(steps).toEqual([
      undefined,
      { faq: { headline: "Quest" } },
      { faq: { headline: "Questions", items: [{ question: "Why?" }] } },
      { faq: { headline: "Questions", items: [question] } },
    ]);
  });

  it("never shows less of a block than before, nor anything that a draft refuses", { tags: ["slow"] }, () => {
    for (const type of writableTypes) {
      const definition = blockDefinitions.find((one) => one.type === type);
      const text = JSON.stringify({ [type]: sampleOf(type) });
      let longest = 0;
      for (let end = 0; end <= text.length; end += 37) {
        const block = readPartialBlock(text.slice(0, end), type, { known: text });
        expect(block === undefined || definition?.draftSchema.safeParse(block[type]).success).toBe(true);
        const { length } = JSON.stringify(block ?? "");
        expect(length).toBeGreaterThan(longest * 0.8 - 200);
        longest = Math.max(longest, length);
      }
    }
  });
});

describe("readPlan and readAlt", () => {
  const plan =
    '{"blocks":[{"type":"hero","purpose":"Say\\n what it is"},{"type":"header"},{"type":"nope"},{"type":"faq","purpose":7}]}';

  it("reads a plan, growing or whole, and leaves out what no model writes", () => {
    const blocks = [
      { type: "hero", purpose: "Say what it is" },
      { type: "faq", purpose: "" },
    ];
    expect(readPlan(plan)).toEqual({ ok: true, value: { blocks } });
    expect(readPartialPlan(plan.slice(0, 47))).toEqual({ blocks: [{ type: "hero", purpose: "Say what" }] });
    expect(readPlan('{"blocks":[{"type":"header"}]}')).toMatchObject({ ok: false, error: { code: "UNREADABLE" } });
  });

  it("reads an alt text as one line", () => {
    expect(readAlt('```json\n{"alt":"Two people\\nat a desk"}\n```')).toEqual({
      ok: true,
      value: "Two people at a desk",
    });
    expect(readAlt('{"alt":null}')).toMatchObject({ ok: false });
  });
});
