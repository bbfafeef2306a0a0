import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import { parseHtml, withOuterSpaces } from "#shared/markup";

const tidied = (html: string) =>
  toHtml(withOuterSpaces(parseHtml(html).children.filter((node) => node.type !== "doctype")));

it.each([
  ["<p><b>Note: </b>it</p>", "<p><b>Note:</b> it</p>"],
  ["<p>a<b><i> b</i> </b>c</p>", "<p>a <b><i>b</i></b> c</p>"],
  ["<p><i>here<br></i></p>", "<p><i>here</i><br></p>"],
  ["<p>a<b> </b>b</p>", "<p>a b</p>"],
  ['<p><a href="/a"> a </a></p>', '<p><a href="/a"> a </a></p>'],
])("moves spaces and line breaks out of emphasis: %s", (html, expected) => {
  expect(tidied(html)).toBe(expected);
});
