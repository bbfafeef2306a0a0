import { describe, expect, it } from "vitest";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { timeline } from "./index.ts";

const render = (content: object) => renderBlocks([{ timeline: content }]);
const STYLES = ["sticky", "scroll", "flat"];

describe("timeline", () => {
  it.each(STYLES)("%s: every step is in an ordered list, in its order", (style) => {
    const [list = ""] = /<ol.*<\/ol>/s.exec(render({ ...defaults, style }).html) ?? [];
    const titles = [...list.matchAll(/<li[^>]*>.*?<h3[^>]*>(.*?)<\/h3>/gs)].map(([, title]) => title);
    expect(titles).toEqual(defaults.items.map(({ title }) => title));
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

  it.each(STYLES)("%s: an empty draft has no heading, no list and no name that leads nowhere", (style) => {
    const { html, errors } = render({ style });
    expect(errors).toEqual([]);
    expect(html).toContain('data-block-type="timeline"');
    expect(html).not.toMatch(/<h2|<ol|<details|aria-labelledby|role="region"/);
  });

  it("only the row that scrolls can be reached by keyboard, and says what it is", () => {
    const row = /role="region" aria-label="A to B: scrolls sideways" tabindex="0"/i;
    const content = { headlinePrefix: "A", headlineSuffix: "to B", items: [{ title: "One" }] };
    expect(render({ ...content, style: "scroll" }).html).toMatch(row);
    expect(render({ ...content, style: "sticky" }).html).not.toMatch(/tabindex="0"/i);
    expect(render({ ...content, style: "flat" }).html).not.toMatch(/tabindex="0"/i);
  });

  it("a step without an icon carries its number", () => {
    const { html } = render({ items: [{ icon: "Bot", title: "One" }, { title: "Two" }] });
    const markers = [...html.matchAll(/<span class="timeline-marker" aria-hidden="true">(.*?)<\/span>/gs)];
    expect(markers.map(([, inside = ""]) => inside.replace(/<svg.*<\/svg>/s, "icon"))).toEqual(["icon", "2"]);
  });

  it("takes only the icons of the specification", () => {
    const withIcon = (icon: string) => ({ ...defaults, items: [{ icon, title: "One" }] });
    for (const icon of ["FileText", "Users", "Zap", "Bot", "Sparkles"]) {
      expect(timeline.schema.safeParse(withIcon(icon)).success).toBe(true);
    }
    expect(timeline.schema.safeParse(withIcon("Clock")).success).toBe(false);
  });
});
