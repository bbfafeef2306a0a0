import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { paragraphs } from "./sides.ts";

const draw = (content: object) => renderBlocks([{ compare: content }]).html;
const before = { title: "Then", description: "Slow", buttonText: "By hand" };
const after = { title: "Now", description: "Quick", buttonText: "With us" };

describe("the pair", () => {
  it("is one radio group with the buttons' texts, with the side after selected", () => {
    const html = draw(defaults);
    const { texts, values } = queryHtml(html);
    expect(values("[role=radiogroup][aria-label^='The same report'] input[type=radio]", "value")).toEqual([
      "before",
      "after",
    ]);
    expect(values("input[checked]", "value")).toEqual(["after"]);
    expect(texts("label:has(input[checked])")).toEqual([expect.stringMatching(/^With Reportwell/)]);
  });

  it("has its own radio group in every block of a page", () => {
    const { html } = renderBlocks([{ compare: defaults }, { compare: defaults }]);
    expect(new Set(queryHtml(html).values("input[type=radio]", "name")).size).toBe(2);
  });

  it("has no switch when a side has no name for it, so that both sides show", () => {
    const { all, texts } = queryHtml(draw({ beforeCard: before, afterCard: { ...after, buttonText: "" } }));
    expect(all("input")).toEqual([]);
    expect(texts("article :is(h2, h3)")).toEqual(["Then", "Now"]);
  });
});

it.each([
  ["before", { beforeCard: before }, "Then"],
  ["after", { afterCard: after }, "Now"],
])("shows the side %s alone, without arrow and switch", (side, content, title) => {
  const { all, texts } = queryHtml(draw(content));
  expect(texts("article :is(h2, h3)")).toEqual([title]);
  expect(all(`article.compare-${side}, .compare-${side} article`)).toHaveLength(1);
  expect(all(".compare-arrow, input")).toEqual([]);
});

it("draws no card and no closing line for an empty draft", () => {
  expect(queryHtml(draw({})).all("article, h2, p")).toEqual([]);
});

describe("paragraphs", () => {
  it("makes one of each line that isn't blank", () => {
    expect(paragraphs("One.\r\n\n  Two. \n")).toEqual(["One.", "Two."]);
    expect(paragraphs("")).toEqual([]);
  });
});
