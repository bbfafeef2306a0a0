import { fromMarkdown } from "mdast-util-from-markdown";
import { oneLine } from "#shared/markup";
import { cleanBody } from "../clean-body.ts";

/** A first line that is a heading: "# Title", or "Title" above a line of "=". */
const HEADING = /^(?:#(?:[ \t][^\n]*|)|[^\n]+\n=+[ \t]*)(?:\n|$)/;

/** @returns the words of Markdown on one line, without its signs. */
function plainWords(markdown: string): string {
  const words: string[] = [];
  const nodes: object[] = [fromMarkdown(markdown)];
  for (const node of nodes) {
    if ("value" in node && typeof node.value === "string") words.push(node.value);
    if ("children" in node && Array.isArray(node.children)) nodes.push(...node.children);
  }
  return oneLine(words.join(" "));
}

/** Takes a text's title from a heading of the first level at its beginning. @returns the title, and the text without it. */
export function takeTitle(body: string): { title?: string; body: string } {
  const heading = HEADING.exec(body.slice(0, 1000))?.[0];
  if (heading === undefined) return { body };
  const title = plainWords(heading);
  return title === "" ? { body } : { title, body: cleanBody(body.slice(heading.length)) };
}
