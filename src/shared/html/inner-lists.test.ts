import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import { parseHtml, withInnerLists } from "#shared/markup";

const tidied = (html: string) =>
  toHtml(withInnerLists(parseHtml(html).children.filter((node) => node.type !== "doctype")));

it.each([
  ["<ul><li>a</li><ol><li>b</li></ol><li>c</li></ul>", "<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>"],
  [
    "<ul><li>a</li><ul><li>b</li><ul><li>c</li></ul></ul></ul>",
    "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>",
  ],
  ["<ul><ul><li>a</li></ul></ul>", "<ul><ul><li>a</li></ul></ul>"],
  ["<p>a</p><ul><li>b</li></ul>", "<p>a</p><ul><li>b</li></ul>"],
])("moves lists beside an item into it: %s", (html, expected) => {
  expect(tidied(html)).toBe(expected);
});
