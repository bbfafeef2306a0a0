import { expect, it } from "vitest";
import { queryHtml } from "../../tests/query-html.ts";
import { renderBlocks } from "../../tests/render-blocks.ts";

const faq = (headline: string) => ({ faq: { style: "simple", headline, items: [{ question: "a", answer: "b" }] } });

it("gives each section of a page a unique name; the first of equal ones keeps its heading's", () => {
  const banner = { banner: { style: "top", text: "News" } };
  const way = { timeline: { style: "flat", headlinePrefix: "The", headlineSuffix: "way", timeline: [] } };
  const blocks = [banner, faq("Questions"), faq(" questions"), { heading: { headline: "Questions" } }, banner];
  const { html } = renderBlocks([...blocks, { hero: { style: "text", headline: "Questions" } }, way, way]);
  const { values } = queryHtml(html);
  const given = values("section", "aria-label").filter((name) => name !== undefined);
  expect(given).toEqual(["News", "News (2)", "questions (2)", "Questions (3)", "Questions (4)", "The way (2)"]);
  expect(values("section", "aria-labelledby").filter((id) => id !== undefined)).toEqual(["b1-title", "b6-title"]);
});

it("names the links of a second header apart from those of the first", () => {
  const header = { header: { links: [{ title: "Prices", path: "/pricing" }] } };
  const { values } = queryHtml(renderBlocks([header, faq("Questions"), header], { locale: "es" }).html);
  expect(values("header nav", "aria-label")).toEqual(["Principal", "Principal (2)"]);
});
