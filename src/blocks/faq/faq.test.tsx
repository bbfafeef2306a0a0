import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";

const item = (question: string, category?: string) => ({ question, answer: "Yes.", category });
const ITEMS = [item("A?", "Data"), item("B?", "Cost"), item("C?", "Data"), item("D?")];

/** Headings and questions in the order in which they are on the page. */
const order = (style: string, items: object[]) =>
  [
    ...renderBlocks([{ faq: { style, headline: "Questions", items } }]).html.matchAll(/<(h3|summary)[^>]*>([^<]*)</g),
  ].map(([, , text]) => text);

describe("the FAQ", () => {
  it.each(["simple", "modern"])("%s: is grouped by category, each with its heading", (style) => {
    expect(order(style, ITEMS)).toEqual(["Data", "A?", "C?", "Cost", "B?", "D?"]);
  });

  it.each(["simple", "modern"])("%s: has no headings without categories", (style) => {
    expect(order(style, [item("A?"), item("B?")])).toEqual(["A?", "B?"]);
  });
});
