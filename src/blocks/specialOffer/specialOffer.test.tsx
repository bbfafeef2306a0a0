import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { offerTerms, seatsLine } from "./offer-terms.ts";
import { schema } from "./schema.ts";

const render = (content: object) => {
  const { html, errors } = renderBlocks([{ specialOffer: content }]);
  expect(errors).toEqual([]);
  return html.slice(html.indexOf("data-block-type"), html.indexOf("</main>"));
};

describe("special offer", () => {
  it("turns each line of the details into a term, its name separated from the text", () => {
    const { all, texts } = queryHtml(render(defaults));
    expect(all("strong")).toHaveLength(3);
    expect(all("strong", "Leaving")).toHaveLength(1);
    expect(texts("strong + p")).toContainEqual(expect.stringMatching(/^Stop on any day\./));
  });

  it("keeps a single sentence as a paragraph", () => {
    const { all } = queryHtml(render({ offerDetails: "One month free." }));
    expect(all("p", "One month free.")).toHaveLength(1);
    expect(all("ul")).toEqual([]);
  });

  it.each([
    ["0 is shown", { seatsLeft: 0 }, "Places left: 0"],
    ["the usual text", { seatsLeft: 6, seatsLeftText: " " }, "Places left: 6"],
    ["its own text with a placeholder", { seatsLeft: 6, seatsLeftText: "Still {count} chairs" }, "Still 6 chairs"],
    ["its own text without it", { seatsLeft: 6, seatsLeftText: "of 10 chairs" }, "6 of 10 chairs"],
    ["its own text that contains the number", { seatsLeft: 6, seatsLeftText: "Only 6 chairs" }, "Only 6 chairs"],
  ])("places left, %s", (_case, content, expected) => {
    expect(queryHtml(render({ headline: "Offer", ...content })).texts("p")).toContain(expected);
  });

  it.each([
    ["unset", {}],
    ["unset, whatever the text says", { seatsLeftText: "{count} chairs" }],
    ["blank in JSON", { seatsLeft: null, seatsLeftText: "chairs" }],
  ])("says nothing of places left when they are %s", (_case, content) => {
    expect(render({ headline: "Offer", ...content })).not.toMatch(/chairs|Places left/);
  });

  it("takes whole numbers from 0 on for places left", () => {
    const issues = (seatsLeft: unknown) => schema.safeParse({ ...defaults, seatsLeft }).error?.issues ?? [];
    expect(issues(0)).toEqual([]);
    for (const wrong of [-1, 2.5, "6"]) expect(issues(wrong)).toHaveLength(1);
  });

  it.each([
    ["brand", "bg-brand-tint"],
    ["accent", "bg-accent-tint"],
    ["neutral", "bg-tint"],
    ["any other", "bg-brand-tint"],
  ])("colour scheme %s changes the ground", (colorScheme, ground) => {
    expect(queryHtml(render({ ...defaults, colorScheme })).all(`.${ground}`)).toHaveLength(1);
  });

  it("draws no box, heading or link for an empty draft", () => {
    expect(queryHtml(render({})).all("section, h1, h2, h3, h4, h5, h6, a, ul, ol")).toEqual([]);
  });

  it("draws steps alone without an empty sheet", () => {
    const { all } = queryHtml(render({ howItWorksSteps: [{ title: "Call us" }] }));
    expect(all("h3", "Call us")).toHaveLength(1);
    expect(all(".offer-sheet")).toEqual([]);
  });

  it("never links to an unsafe address", () => {
    const { html } = renderBlocks([{ specialOffer: { ctaButton: { text: "Go", href: "javascript:alert(1)" } } }]);
    expect(html).not.toContain("javascript:");
  });
});

describe("offerTerms", () => {
  it.each([
    ["- a bullet", [{ text: "a bullet" }]],
    ["2. numbered\r\n\r\n• dot", [{ text: "numbered" }, { text: "dot" }]],
    ["See https://example.org", [{ text: "See https://example.org" }]],
    ["Price: 60: no more", [{ name: "Price", text: "60: no more" }]],
    ["A sentence. Then: this", [{ text: "A sentence. Then: this" }]],
  ])("%j", (details, expected) => {
    expect(offerTerms(details)).toEqual(expected);
  });

  it("loses no word of any line", () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const line = fc.tuple(fc.boolean(), word, word).map(([isNamed, a, b]) => (isNamed ? `${a}: ${b}` : `${a} ${b}`));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const read = offerTerms(lines.join("\n")).map(({ name, text }) => (name ? `${name}: ${text}` : text));
        expect(read).toEqual(lines);
      }),
    );
  });
});

describe("seatsLine", () => {
  it("does not read the number as a replacement pattern", () => {
    expect(seatsLine("$&", "{count} left", "")).toBe("$& left");
  });
});
