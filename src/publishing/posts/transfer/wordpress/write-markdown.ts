import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Handle } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, toMarkdown, type Handle as WriteHandle } from "mdast-util-to-markdown";
import { withInnerLists, withOuterSpaces } from "#shared/markup";
import { asMarkdown } from "../as-markdown.ts";
import { cleanBody } from "../clean-body.ts";
import { destinationIn } from "../find-pictures.ts";
import type { FoundPicture } from "../source-post.ts";
import { writeText } from "./plain-text.ts";
import { wordsIn } from "./reshape.ts";
import { toMdast } from "./to-mdast.ts";

/** A cell over many columns would become as many cells. */
const MAX_SPAN = 20;

/** Before the address of a picture while a text is written: no parser of HTML gives it (its `&#0;` is U+FFFD). */
const MARK = "\u0000";

/** Text that Markdown has no signs for stays between tags. */
const keepTags: Handle = (state, node) => {
  const { tagName } = node;
  return [{ type: "html", value: `<${tagName}>` }, ...state.all(node), { type: "html", value: `</${tagName}>` }];
};

const keepDetails: Handle = (state, node) => {
  const summary = node.children.find((child) => child.type === "element" && child.tagName === "summary");
  const title = summary?.type === "element" ? toHtml({ type: "text", value: wordsIn(summary.children) }) : "";
  const rest: Element = { ...node, children: node.children.filter((child) => child !== summary) };
  return [
    { type: "html", value: `<details><summary>${title}</summary>` },
    ...state.toFlow(state.all(rest)),
    { type: "html", value: "</details>" },
  ];
};

const KEPT = Object.fromEntries(["sub", "sup", "mark", "kbd", "ins", "u", "small"].map((name) => [name, keepTags]));

function limitSpans(nodes: readonly ElementContent[]): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    for (const span of ["colSpan", "rowSpan"]) {
      if (Number(node.properties[span]) > MAX_SPAN) node.properties[span] = MAX_SPAN;
    }
    limitSpans(node.children);
  }
}

type Shown = Pick<FoundPicture, "url" | "alt">;

/** Writes pictures with a mark around their number before the address, unless the address is written with escapes. */
function markPictures(shown: Shown[]): WriteHandle {
  const write: WriteHandle = (node, parent, state, info) => {
    const written = defaultHandlers.image(node, parent, state, info);
    const at = destinationIn(written, node.url, "](");
    if (at < 0) return written;
    shown.push({ url: node.url, alt: node.alt ?? "" });
    return `${written.slice(0, at)}${MARK}${shown.length - 1}${MARK}${written.slice(at)}`;
  };
  // What a picture begins with: without it, each would be written once more.
  return Object.assign(write, { peek: () => "!" });
}

/** Markdown, and where the addresses of its pictures are in it. */
export type WrittenText = { text: string; pictures: FoundPicture[] };

/** @returns a text without its marks, and the pictures that are at them. */
function takeMarks(marked: string, shown: readonly Shown[]): WrittenText {
  const pictures: FoundPicture[] = [];
  let text = "";
  for (const [index, part] of marked.split(MARK).entries()) {
    const picture = index % 2 === 1 ? shown[Number(part)] : undefined;
    if (picture) pictures.push({ ...picture, start: text.length, end: text.length + picture.url.length });
    else text += part;
  }
  return { text, pictures };
}

/** Writes clean nodes as Markdown. @returns it, with the addresses of its pictures in reading order. */
export function writeMarkdown(nodes: ElementContent[]): WrittenText {
  limitSpans(nodes);
  const tree = toMdast(withOuterSpaces(withInnerLists(nodes)), { ...KEPT, details: keepDetails });
  const shown: Shown[] = [];
  const text = toMarkdown(tree, {
    bullet: "-",
    emphasis: "_",
    rule: "-",
    listItemIndent: "one",
    handlers: { image: markPictures(shown), text: writeText },
    // Aligned columns would make each row as long as the longest.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return takeMarks(asMarkdown(cleanBody(text)), shown);
}
