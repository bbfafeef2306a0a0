import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { schema } from "./schema.ts";

const STYLES = schema.shape.style.options;
const ITEMS = [
  { title: "Ask", image: "/a.webp", imageAlt: "A letter" },
  { title: "Try", link: { text: "How to begin", href: "/begin" } },
  { title: "Decide", link: { text: "", href: "/nowhere" } },
];
const render = (content: object) => queryHtml(renderBlocks([{ steps: { headline: "How it goes", ...content } }]).html);

describe("steps", () => {
  it.each(STYLES)("%s: are an ordered list, and their drawn numbers aren't read out a second time", (style) => {
    const { texts } = render({ style, items: ITEMS });
    expect(texts("ol > li h3")).toEqual(["Ask", "Try", "Decide"]);
    expect(texts("li [aria-hidden=true]")).toEqual(["1", "2", "3"]);
  });

  it.each(STYLES)("%s: have a picture only where there is one, their links, and the buttons once", (style) => {
    const cta = [{ text: "Begin", href: "/contact", isPrimary: true }];
    const { values } = render({ style, items: ITEMS, cta });
    expect(values(".step-picture > img", "alt")).toEqual(["A letter"]);
    expect(new Set(values("section a", "href"))).toEqual(new Set(["/begin", "/contact"]));
    expect(values("section a", "href")).toHaveLength(2);
  });

  it("only the strip scrolls, and the keyboard reaches it by the headline", () => {
    const windows = (style: string) =>
      render({ style, items: ITEMS }).values("[role=region][tabindex='0']", "aria-label");
    expect(STYLES.map(windows)).toEqual([[], [], [], ["How it goes: scrolls sideways"]]);
  });
});
