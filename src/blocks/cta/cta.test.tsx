import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { schema } from "./schema.ts";

const STYLES = schema.shape.style.options;
const ASK = { text: "Ask for a place", href: "/contact", isPrimary: true };
const MORE = { text: "See the prices", href: "/pricing" };

const render = (content: object) => renderBlocks([{ cta: { headline: "Start now", ...content } }]).html;

describe("a call to action", () => {
  it.each(STYLES)("%s: has each of its links once, the headline names it, and there is no script", (style) => {
    const html = render({ style, cta: [MORE, ASK], bottomText: { text: "No minimum." } });
    const { texts, values, all } = queryHtml(html);
    expect(all("section a")).toHaveLength(2);
    expect(new Set(values("section a", "href"))).toEqual(new Set(["/contact", "/pricing"]));
    expect(texts("section h2")).toEqual(["Start now"]);
    expect(values("section", "aria-labelledby")).toEqual(values("h2", "id"));
    expect(all("[data-enhance], [data-island]")).toEqual([]);
    expect(html).toContain("No minimum.");
  });

  it.each(STYLES)("%s: drops buttons and points without words, and unsafe addresses", (style) => {
    const html = render({
      style,
      cta: [
        { text: "", href: "/x" },
        { text: "Go", href: "javascript:alert(1)" },
      ],
      points: [{ text: "" }],
    });
    expect(queryHtml(html).all("section li")).toEqual([]);
    expect(queryHtml(html).texts("section a")).toEqual(["Go"]);
    expect(html).not.toContain("javascript:");
  });

  it("link: the main button is the large one, or else the first", () => {
    const large = (cta: object[]) => queryHtml(render({ style: "link", cta })).texts("a.cta-large");
    expect(large([MORE, ASK])).toEqual([ASK.text]);
    expect(large([MORE])).toEqual([MORE.text]);
    expect(large([])).toEqual([]);
  });

  it("split: without a picture there is no empty half", () => {
    expect(queryHtml(render({ style: "split" })).all("section[data-alone] > div")).toHaveLength(1);
    expect(queryHtml(render({ style: "split", image: "/a.webp" })).all("section:not([data-alone]) > div")).toHaveLength(
      2,
    );
  });
});
