import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { timeline } from "./index.ts";

const render = (content: object) => renderBlocks([{ timeline: content }]);
const STYLES = ["sticky", "scroll", "flat"];

describe("timeline", () => {
  it.each(STYLES)("%s: every step is in an ordered list, in its order", (style) => {
    const { all, texts } = queryHtml(render({ ...defaults, style }).html);
    expect(texts("ol > li h3")).toEqual(defaults.items.map(({ title }) => title));
    expect(all("ol > li")).toHaveLength(defaults.items.length);
  });

  it.each(STYLES)("%s: the headline is the prefix and the emphasised suffix", (style) => {
    const { html } = render({ style, headlinePrefix: "From note", headlineSuffix: "to letter" });
    expect(html).toMatch(/<h2[^>]*>From note <em[^>]*>to letter<\/em><\/h2>/);
  });

  it.each(STYLES)("%s: the question is rendered only together with its answer", (style) => {
    const { html } = render({ style, headlinePrefix: "A", faqQuestion: "Why?", faqAnswer: "So." });
    expect(html).toMatch(/<details.*<summary.*Why\?.*<\/summary>.*So\..*<\/details>/s);
    expect(render({ style, headlinePrefix: "A", faqQuestion: "Why?" }).html).not.toContain("Why?");
  });

  it.each(STYLES)("%s: an empty draft has no heading, no list and no reference to a missing name", (style) => {
    const { html, errors } = render({ style });
    expect(errors).toEqual([]);
    expect(html).toContain('data-block-type="timeline"');
    expect(html).not.toMatch(/<h2|<ol|<details|aria-labelledby|role="region"/);
  });

  it("only the row that scrolls takes the keyboard's focus, and it has a name", () => {
    const stops = (style: string) =>
      queryHtml(render({ ...content, style }).html).values("main [tabindex='0']", "aria-label");
    const content = { headlinePrefix: "A", headlineSuffix: "to B", items: [{ title: "One" }] };
    expect(stops("scroll")).toEqual(["A to B: scrolls sideways"]);
    expect(queryHtml(render({ ...content, style: "scroll" }).html).all("[role=region][tabindex='0'] ol")).toHaveLength(
      1,
    );
    expect([stops("sticky"), stops("flat")]).toEqual([[], []]);
  });

  it("a step without an icon shows its number", () => {
    const { texts, values } = queryHtml(render({ items: [{ icon: "Bot", title: "One" }, { title: "Two" }] }).html);
    expect(texts("li > [aria-hidden=true]")).toEqual(["", "2"]);
    expect(values("li > [aria-hidden=true] use", "href")).toEqual(["/icons.svg#Bot"]);
  });

  it("takes only the icons of the specification", () => {
    const withIcon = (icon: string) => ({ ...defaults, items: [{ icon, title: "One" }] });
    for (const icon of ["FileText", "Users", "Zap", "Bot", "Sparkles"]) {
      expect(timeline.schema.safeParse(withIcon(icon)).success).toBe(true);
    }
    expect(timeline.schema.safeParse(withIcon("Clock")).success).toBe(false);
  });
});
