import { expect, it } from "vitest";
import type { JsonObject } from "#shared";
import { readBody, writeBody } from "./body-blocks.ts";

const text = (content: string): JsonObject => ({ content: { style: "simple", content } });
const FAQ = { faq: { items: [{ question: "```", answer: "```block faq\n```" }] }, id: "questions" };

it("writes text as it is, and other blocks as JSON between them", () => {
  expect(writeBody([text("# One"), FAQ, text("two"), text("three")])).toBe(
    `# One\n\n\`\`\`block faq\n${JSON.stringify(FAQ, null, 2)}\n\`\`\`\n\ntwo\n\n<!-- block -->\n\nthree`,
  );
});

it.each<[string, JsonObject[]]>([
  ["several texts", [text("a"), text("b"), FAQ, FAQ, text("c")]],
  ["HTML", [text("<p>a</p>\n\n<p>b</p>")]],
  ["text with space around it", [text("\n\n a\n\n")]],
  ["empty text", [text("")]],
  ["line ends of Windows", [text("a\r\nb")]],
  ["text that looks like a block", [text('```block faq\n{"faq":{}}\n```'), text("b")]],
  ["text that looks like the beginning of one", [text("```block faq\n{"), FAQ]],
  ["text that looks like a separator", [text("a\n\n<!-- block -->\n\nb")]],
  ["an open fence", [text("```\ncode"), FAQ, text("b")]],
  ["text with a colour, an anchor and a layout", [{ ...text("a"), id: "x", layout: { paddingTop: "1rem" } }]],
  ["a block of an unknown type", [{ future: { a: [1, null, { b: "c" }] } }]],
  ["nothing", []],
])("reads back what it wrote: %s", (_case, blocks) => {
  expect(readBody(`${writeBody(blocks)}\n`)).toEqual(blocks);
});

it("leaves a fence that isn't whole as text", () => {
  const broken = "```block faq\nnot JSON\n```";
  expect(readBody(broken)).toEqual([text(broken)]);
});
