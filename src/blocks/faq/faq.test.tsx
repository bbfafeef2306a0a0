import { describe, expect, it } from "vitest";
import { queryHtml, textOf } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { schema } from "./schema.ts";

const STYLES = schema.shape.style.options;
const GROUPED = ["simple", "modern", "topics", "contact"];

const item = (question: string, category?: string) => ({ question, answer: `${question} Yes.`, category });
const ITEMS = [item("A?", "Data"), item("B?", "Cost"), item("C?", "Data"), item("D?")];

const render = (content: object) => queryHtml(renderBlocks([{ faq: { headline: "Questions", ...content } }]).html);

/** Headings and questions in the order in which they are on the page. */
const order = (style: string, items: object[]) => render({ style, items }).texts("h3, summary");

describe("the FAQ", () => {
  it.each(GROUPED)("%s: is grouped by category, each with its heading", (style) => {
    expect(order(style, ITEMS)).toEqual(["Data", "A?", "C?", "Cost", "B?", "D?"]);
  });

  it.each(STYLES)("%s: has no headings without categories", (style) => {
    expect(order(style, [item("A?"), item("B?")])).toEqual(["A?", "B?"]);
  });

  it.each(STYLES)("%s: shows each of twelve answers once, needs no script, and drops unsafe links", (style) => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...item(`Question ${index}?`),
      link: { text: "More", href: index === 3 ? "javascript:alert(1)" : "/docs" },
    }));
    const { all, values } = render({ style, items: many });
    for (const { answer } of many) expect(all("section p", answer)).toHaveLength(1);
    expect(values("section p a", "href").filter((href) => href === "/docs")).toHaveLength(11);
    expect(values("section p a", "href")).not.toContain("javascript:alert(1)");
    expect(all("[data-enhance], [data-island]")).toEqual([]);
  });

  it.each(["cards", "numbered"])("%s: shows every answer with its category, in the order of the questions", (style) => {
    const { all, texts } = render({ style, items: ITEMS });
    expect(all("details")).toEqual([]);
    expect(texts("h3")).toEqual(["A?", "B?", "C?", "D?"]);
    expect(all("li").map((one) => queryHtml(one).texts(".faq-category").join())).toEqual(["Data", "Cost", "Data", ""]);
  });

  it("tells search engines the questions of all blocks in one list, as they refuse several of a page", () => {
    const blocks = [[item("A?")], [item("B?"), item("C?")], []].map((items) => ({ faq: { headline: "Q", items } }));
    const { texts } = queryHtml(renderBlocks(blocks).html);
    const answer = (text: string) => ({ "@type": "Answer", text: `${text} Yes.` });
    expect(texts("script[type='application/ld+json']").map((text): unknown => JSON.parse(text))).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: ["A?", "B?", "C?"].map((name) => ({ "@type": "Question", name, acceptedAnswer: answer(name) })),
      },
    ]);
  });

  it("topics: links to each category, where there are several", () => {
    const { all, one, values } = render({ style: "topics", items: ITEMS });
    const targets = values("nav a", "href").map((href = "") => queryHtml(one(href)));
    expect(all("nav a").map(textOf)).toEqual(["Data", "Cost"]);
    expect(targets.map(({ texts }) => texts("h3"))).toEqual([["Data"], ["Cost"]]);
    expect(render({ style: "topics", items: [item("A?", "Data")] }).all("nav")).toEqual([]);
  });

  it("contact: has its card only in this style, and only where it says something", () => {
    const contact = { title: "Ask us", cta: [{ text: "Write", href: "/contact" }] };
    const cards = (content: object) => render({ items: ITEMS, ...content }).texts(".faq-contact");
    expect(cards({ style: "contact", contact })).toEqual(["Ask usWrite"]);
    expect(cards({ style: "contact", contact: { title: "", cta: [{ text: "", href: "/x" }] } })).toEqual([]);
    expect(cards({ style: "contact" })).toEqual([]);
    expect(cards({ style: "modern", contact })).toEqual([]);
  });
});
