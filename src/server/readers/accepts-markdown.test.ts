import { expect, it } from "vitest";
import { acceptsMarkdown } from "./accepts-markdown.ts";

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9", true],
  ["text/html;q=0.5, TEXT/MARKDOWN ; q=0.8, */*;q=0.1", true],
  ["text/markdown, */*;q=0.8", true],
  ["text/markdown, text/html, */*", true],
  ["text/html, text/markdown", false],
  ["text/markdown;q=0.5, text/html", false],
  ["text/markdown, */*", true],
  ["*/*, text/markdown", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0, text/html;q=0", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
  ["text/*", false],
  ["*/*", false],
  ["", false],
  [undefined, false],
])("Accept: %s prefers Markdown: %s", (accept, isPreferred) => {
  expect(acceptsMarkdown(accept)).toBe(isPreferred);
});
