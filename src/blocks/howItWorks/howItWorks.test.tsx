import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { howItWorks } from "./index.ts";

const PUBLIC = join(import.meta.dirname, "../../../public");
const STYLES = ["timeline", "visual-steps"];

const render = (content: object) => renderBlocks([{ howItWorks: content }]);
const numbersIn = (html: string) => queryHtml(html).texts("li [aria-hidden=true]").map(Number);
const idsIn = (html: string) => queryHtml(html).values("li[id]", "id");

describe("how it works", () => {
  it.each(STYLES)("%s: numbers are positions, whatever the stored ids are", (style) => {
    const steps = [{ id: "import", title: "One" }, { id: 7, title: "Two" }, { title: "Three" }];
    const { html, errors } = render({ style, headline: "How", steps });
    expect(errors).toEqual([]);
    expect(numbersIn(html)).toEqual([1, 2, 3]);
    expect(idsIn(html)).toEqual(["import", "step-7"]);
  });

  it.each([
    ["spaces and signs", ' Import & check"> ', ["Import-check-"]],
    ["another script", "Überblick", ["Überblick"]],
    ["an id of the page", "main", []],
    ["an id derived from a block's index", "b0-title", []],
    ["the prefix of headings in texts", "text-intro", []],
    ["nothing", "  ", []],
    ["signs only", "#?", []],
  ])("a step's id with %s is a safe anchor or none", (_case, id, ids) => {
    expect(idsIn(render({ steps: [{ id, title: "One" }] }).html)).toEqual(ids);
  });

  it("an anchor is on the page once: blocks come before steps, earlier steps before later ones", () => {
    const steps = [
      { id: "faq", title: "One" },
      { id: "two", title: "Two" },
      { id: "two", title: "Three" },
    ];
    const { html } = renderBlocks([{ howItWorks: { steps } }, { howItWorks: { steps } }, { faq: {}, id: "faq" }]);
    expect(idsIn(html)).toEqual(["two"]);
  });

  it("an id may be text or a number, and nothing else", () => {
    const withId = (id: unknown) => ({ ...defaults, steps: [{ id, title: "One" }] });
    expect(howItWorks.schema.safeParse(withId(3)).success).toBe(true);
    expect(howItWorks.schema.safeParse(withId("3")).success).toBe(true);
    expect(howItWorks.schema.safeParse(withId({})).success).toBe(false);
  });

  it("visual-steps draws each step's picture with its description", () => {
    const { values } = queryHtml(render(defaults).html);
    expect(values("li img", "src")).toEqual(defaults.steps.map(({ image }) => image));
    expect(values("li img", "alt")).toEqual(defaults.steps.map(({ imageAlt }) => imageAlt));
  });

  it("visual-steps draws no frame for a step without a picture", () => {
    const { html } = render({
      style: "visual-steps",
      headline: "How",
      steps: [{ title: "One" }, { title: "Two", image: "" }],
    });
    expect(html).toContain("Two");
    expect(html).not.toMatch(/<img|image-empty/);
  });

  it("visual-steps changes the wide side from row to row", () => {
    const steps = Array.from({ length: 6 }, (_, index) => ({ title: `Step ${index}` }));
    const { all } = queryHtml(render({ style: "visual-steps", steps }).html);
    const wide = all("ol > li.how-wide");
    expect(all("ol > li").map((step) => wide.includes(step))).toEqual([true, false, false, true, true, false]);
  });

  it("timeline stays without pictures", () => {
    expect(render({ ...defaults, style: "timeline" }).html).not.toContain("<img");
  });

  it.each(STYLES)("%s: an empty draft has no heading and no list", (style) => {
    const { html, errors } = render({ style });
    expect(errors).toEqual([]);
    expect(html).toContain('data-block-type="howItWorks"');
    expect(html).not.toMatch(/<h2|<ol|aria-labelledby/);
  });

  it("the shipped pictures are there, all of one size", () => {
    for (const { image = "" } of defaults.steps) {
      expect(readFileSync(join(PUBLIC, image), "utf8")).toContain('width="640" height="420" viewBox="0 0 640 420"');
    }
  });
});
