import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { publishCheck, withKeys } from "#publishing";
import { isObject } from "#shared";
import { kindOf } from "../schemas/field-kind.ts";
import { readBlockReply } from "./read-block-reply.ts";

const question = { question: "Why?", answer: "Because." };

function read(text: string, type: string, known?: string) {
  const reply = readBlockReply(text, type, { known });
  return reply.ok ? { content: reply.value.block[type] } : undefined;
}

describe("what a block may claim", () => {
  it("of a testimonial a model only chooses the topic: everything else is a marked placeholder", () => {
    const item = {
      name: "Jane Roe",
      quote: "“It saved us 40 %.”",
      title: "the first quiet Sunday",
      role: "CEO",
      company: "Acme",
      avatar: "/a.png",
      logoLightMode: "/b.png",
      createdAt: "2026-01-01",
      sample: false,
    };
    const text = JSON.stringify({
      testimonials: {
        headline: "Voices",
        items: [item, { ...item, title: "40 % less work" }, { ...item, title: null }],
        reviews: { trustpilot: { templateId: "1", businessUnitId: "2", href: "/" } },
      },
    });
    const open = { name: "[Add a name]", quote: "[Add a real quote]", role: "[Add a role]", sample: true };
    expect(read(text, "testimonials", `Jane Roe, CEO of Acme: ${item.quote}`)?.content).toEqual({
      headline: "Voices",
      items: [{ ...open, quote: "[Add a real quote: the first quiet Sunday]" }, open, open],
    });
  });

  it("a founder's name and credentials are kept only when people gave them", () => {
    const person = { name: "Ruth Okafor", title: "Founder", credentials: "PhD" };
    const text = JSON.stringify({
      founderStory: { headline: "Why", description: "Dear reader", author: person, signature: person },
    });
    const open = { name: "[Add the founder’s name]" };
    expect(read(text, "founderStory")?.content).toMatchObject({ author: open, signature: open });
    expect(read(text, "founderStory", "Written by RUTH  OKAFOR, founder.")?.content).toMatchObject({
      author: { name: "Ruth Okafor", title: "Founder" },
    });
    expect(read(text, "founderStory", "Written by Ruth Okaforson")?.content).toMatchObject({ author: open });
  });

  it.each([
    [
      "members",
      { community: { headline: "Us", data: { members: [{ user: "Ada" }, { user: "Bob" }] } } },
      "Ada helps",
      [{ user: "Ada" }],
    ],
    [
      "members that nobody named",
      { community: { headline: "Us", data: { members: [{ user: "Bob" }] } } },
      "",
      [{ user: "[Add a real member]" }],
    ],
    [
      "logos",
      { logoClouds: { headline: "With", logos: [{ name: "Acme" }, { alt: "Globex" }] } },
      "We serve Acme",
      [{ name: "Acme" }],
    ],
    [
      "logos that nobody named",
      { logoClouds: { headline: "With", logos: [{ name: "Acme" }] } },
      "",
      [{ name: "[Add a real logo]" }],
    ],
    ["sources", { advantagesTable: { headline: "A", citations: [{ symbol: "1", title: "A Study" }] } }, "", undefined],
    ["places left", { specialOffer: { headline: "A", seatsLeft: 3 } }, "Thirteen places", undefined],
    ["places left that people named", { specialOffer: { headline: "A", seatsLeft: 3 } }, "Only 3 places", 3],
  ])("of %s only the named ones stay", (_what, block, known, expected) => {
    const [type = ""] = Object.keys(block);
    const content = read(JSON.stringify(block), type, known)?.content;
    const { data, logos, citations, seatsLeft } = isObject(content) ? content : {};
    expect(isObject(data) ? data.members : (logos ?? citations ?? seatsLeft)).toEqual(expected);
  });

  const fallbacks = (schema: unknown): unknown[] => {
    const { type, hints } = kindOf(schema);
    const inner =
      isObject(type) && isObject(type.shape)
        ? Object.values(type.shape)
        : isObject(type) && "element" in type
          ? [type.element]
          : [];
    return [...(hints.fallback === undefined ? [] : [hints.fallback]), ...inner.flatMap(fallbacks)];
  };

  it("a placeholder is found before publishing, whatever it says", () => {
    const texts = blockDefinitions.flatMap(({ schema }) => fallbacks(schema)).filter((one) => one !== true);
    expect(texts.length).toBeGreaterThan(6);
    for (const text of texts.map((one) => JSON.stringify(one).replaceAll(/[{}"]/g, ""))) {
      const blocks = withKeys([{ faq: { headline: text, items: [question] } }], () => "k");
      const { warnings } = publishCheck({ metaTags: [], blocks, annotations: [] });
      expect(warnings.map(({ code }) => code)).toContain("PLACEHOLDER");
    }
  });

  it("prepared testimonials are warned of once", () => {
    const reply = readBlockReply(
      '{"testimonials":{"headline":"Voices","items":[{"title":"a"},{"title":"b"}]}}',
      "testimonials",
    );
    const block = reply.ok ? reply.value.block : {};
    let count = 0;
    const blocks = withKeys([block], () => `k${(count += 1)}`);
    const { errors, warnings } = publishCheck({ metaTags: [], blocks, annotations: [] });
    expect([errors, warnings.filter(({ key }) => key !== "").map(({ code }) => code)]).toEqual([
      [],
      ["NO_MAIN_TITLE", "MARKED_SAMPLE"],
    ]);
  });
});
