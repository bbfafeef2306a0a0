import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";

const render = (content: object) => {
  const { html, errors } = renderBlocks([{ qualification: content }]);
  expect(errors).toEqual([]);
  return html.slice(html.indexOf("data-block-type"), html.indexOf("</main>"));
};

const titles = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, title]) => title);

describe("qualification", () => {
  it("checklist: each item has its index and the list its length, which set the ticks' times", () => {
    const html = render({ style: "checklist", criteria: [{ title: "One" }, { title: "Two" }, { title: "Three" }] });
    expect(html).toContain('style="--n:3"');
    expect([...html.matchAll(/style="--i:(\d)"/g)].map(([, index]) => index)).toEqual(["0", "1", "2"]);
  });

  it("checklist: one tick takes 1.5 s (spec 9), the rounds repeat, and reduced motion stops them", () => {
    const css = readFileSync(join(import.meta.dirname, "style.css"), "utf8");
    expect(css).toMatch(
      /ticks calc\(\(var\(--n\) \+ 1\) \* 1\.5s\) steps\(calc\(var\(--n\) \+ 1\), jump-none\) infinite/,
    );
    expect(css).toMatch(/prefers-reduced-motion: reduce[^}]*\.checklist-items \{\s*animation: none/);
  });

  it("checklist: a switch named after the block stops the ticks", () => {
    const html = render({ style: "checklist", headline: "Is it you", criteria: [{ title: "One" }, { title: "Two" }] });
    expect(queryHtml(`<div ${html}`).values("input[type=checkbox]", "aria-label")).toEqual(["Pause: Is it you"]);
  });

  it.each([
    ["no criteria", { style: "checklist", criteria: [] }],
    ["the grid", { ...defaults, style: "grid" }],
  ])("%s has no switch: nothing moves", (_case, content) => {
    expect(render(content)).not.toContain("<input");
  });

  it("grid: the same criteria in the same order, numbered", () => {
    const html = render({ ...defaults, style: "grid" });
    expect(titles(html)).toEqual(titles(render(defaults)));
    expect(titles(html)).toHaveLength(defaults.criteria.length);
    expect(html).toContain("<ol");
    expect(html).toMatch(/>6<\/span>/);
  });

  it.each(["checklist", "grid"])("%s: badge and closing only when they are filled", (style) => {
    const filled = render({ style, headline: "Fit", badge: "A badge", closing: "A closing" });
    expect(filled).toContain(">A badge</p>");
    expect(filled).toContain(">A closing</p>");
    expect(render({ style, headline: "Fit" })).not.toContain("<p");
  });

  it.each(["checklist", "grid"])("%s: an empty draft has no heading and no list", (style) => {
    expect(render({ style })).not.toMatch(/<h[1-6]|<ul|<ol|<p|aria-labelledby/);
  });
});
